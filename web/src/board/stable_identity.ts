/** Keeps the identity of unchanged objects, so that Svelte does not render them again. */
export class Kept<Thing> {
  private known = new Map<string, Thing>();

  /** Replace items that are deeply equal to a previous one by that one. */
  settle(things: Thing[]): Thing[] {
    const keyed = things.map((thing): [string, Thing] => {
      const key = JSON.stringify(thing);
      return [key, this.known.get(key) ?? thing];
    });
    this.known = new Map(keyed);
    return keyed.map(([, thing]) => thing);
  }
}
