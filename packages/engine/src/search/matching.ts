/**
 * The most places that can be filled when each taker fills at most one (augmenting paths). `takersOf` names the takers of each place;
 * places with the same array of takers are alike, so that many of them cost little.
 */
export function largestMatching(takersOf: readonly (readonly number[])[]): Map<number, number> {
  const placeOf = new Map<number, number>();
  const augment = (place: number, seen: Set<number>): boolean => {
    const takers = takersOf[place] ?? [];
    const free = takers.find((taker) => !placeOf.has(taker));
    if (free !== undefined) {
      placeOf.set(free, place);
      return true;
    }
    for (const taker of takers) {
      if (seen.has(taker)) continue;
      seen.add(taker);
      const other = placeOf.get(taker);
      if (other === undefined || !augment(other, seen)) continue;
      placeOf.set(taker, place);
      return true;
    }
    return false;
  };
  // Where no path leads from a place, none ever will from one like it.
  const stuck = new Set<readonly number[]>();
  takersOf.forEach((takers, place) => {
    if (!stuck.has(takers) && !augment(place, new Set())) stuck.add(takers);
  });
  return placeOf;
}
