// Method: the tables of the cheapest paths through a window, which grow to what is needed.
// Paper: none; our own engineering.

/** What is known of the paths through a window; overwritten by the next window. */
export interface PathTables {
  /**
   * By layer of the window (`layer` numbers each), weekends plus 1, and place in the layer: the cost of the cheapest
   * path there.
   */
  sums: Int32Array;
  layer: number;
  /** By day of the window (`bundles` numbers each) and bundle: its least cost, and the option that has it. */
  least: Int32Array;
  chosen: Int32Array;
  bundles: number;
  /** By bundle of one day: how far back in `sums` the paths are that have its weekends fewer. */
  weekendsBack: Int32Array;
}

export const emptyTables = (): PathTables => ({
  sums: new Int32Array(0),
  layer: 0,
  least: new Int32Array(0),
  chosen: new Int32Array(0),
  bundles: 0,
  weekendsBack: new Int32Array(0),
});

/** Makes room for windows of so many days, with so many places in a layer and bundles of a day. */
export function makeRoom(tables: PathTables, days: number, places: number, bundles: number): void {
  tables.layer = places;
  tables.bundles = bundles;
  if ((days + 1) * places > tables.sums.length) tables.sums = new Int32Array((days + 1) * places);
  if (days * bundles > tables.least.length) {
    tables.least = new Int32Array(days * bundles);
    tables.chosen = new Int32Array(days * bundles);
  }
  if (bundles > tables.weekendsBack.length) tables.weekendsBack = new Int32Array(bundles);
}
