/** Dialogs that are created when they are opened. */

/** Show a dialog over everything else as soon as it is in the document. */
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal();
}
