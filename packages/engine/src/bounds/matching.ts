// Method: a maximum matching by augmenting paths.
// Paper: Berge, "Two theorems in graph theory", PNAS 43, 1957.
/**
 * A maximum matching in which each taker fills at most one place (augmenting paths). `takersOf` lists the takers of
 * each place; places that share an array of takers are equivalent, so many of them cost little.
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
  // If no augmenting path starts at a place, none will start at an equivalent one.
  const stuck = new Set<readonly number[]>();
  takersOf.forEach((takers, place) => {
    if (!stuck.has(takers) && !augment(place, new Set())) stuck.add(takers);
  });
  return placeOf;
}
