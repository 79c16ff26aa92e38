/** A dialog that is made when it is opened: nobody waits for what is hardly ever looked at. */

/** Show a dialog above everything else as soon as it is there. */
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal();
}
