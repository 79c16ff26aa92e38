/** What has not changed stays the very same object, so that nothing is drawn anew for it. */
export class Kept<Thing> {
  private known = new Map<string, Thing>();

  /** The same things; those that look as one of the time before are that one. */
  settle(things: Thing[]): Thing[] {
    const keyed = things.map((thing): [string, Thing] => {
      const key = JSON.stringify(thing);
      return [key, this.known.get(key) ?? thing];
    });
    this.known = new Map(keyed);
    return keyed.map(([, thing]) => thing);
  }
}
