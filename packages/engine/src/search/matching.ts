/** The most places that can be filled when each taker fills at most one (augmenting paths). `takersOf` names the takers of each place. */
export function largestMatching(takersOf: readonly (readonly number[])[]): Map<number, number> {
  const placeOf = new Map<number, number>();
  const augment = (place: number, seen: Set<number>): boolean => {
    for (const taker of takersOf[place] ?? []) {
      if (seen.has(taker)) continue;
      seen.add(taker);
      const other = placeOf.get(taker);
      if (other !== undefined && !augment(other, seen)) continue;
      placeOf.set(taker, place);
      return true;
    }
    return false;
  };
  takersOf.forEach((_, place) => augment(place, new Set()));
  return placeOf;
}
