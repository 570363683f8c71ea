/** Without capitals and double spaces. */
export const foldedName = (text: string): string => text.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();

/** Finds people by name; where nobody has it as written, those with the same words in another order. */
export function finderByName<Person extends { name: string }>(
  people: readonly Person[],
): (name: string) => readonly Person[] {
  const inOrder = (name: string) => foldedName(name).split(' ').toSorted().join(' ');
  const [byName, byWords] = [
    Map.groupBy(people, ({ name }) => foldedName(name)),
    Map.groupBy(people, ({ name }) => inOrder(name)),
  ];
  return (name) => byName.get(foldedName(name)) ?? byWords.get(inOrder(name)) ?? [];
}
