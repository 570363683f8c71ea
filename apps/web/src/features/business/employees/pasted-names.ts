/** A line of a pasted list, as it was understood. */
export interface PastedPerson {
  /** Of the pasted text, from 1. */
  line: number;
  name: string;
  /** With commas between several; empty where none is known. */
  roles: string;
}

/** More are better imported from a file. */
export const MOST_LINES = 200;

/** "1. ", "2) ", "- ", "• ". */
const MARK = /^\s*(?:\d+[.)]|[-–—•*])\s+/;
const BETWEEN = /\t|;|,/;

/**
 * The people of a pasted list, one a line: a name, and after a tab, comma or semicolon their roles.
 * @param usual the role of those for whom none is written
 */
export function readNames(text: string, usual: string): PastedPerson[] {
  return text.split(/\r\n|\r|\n/).flatMap((written, index) => {
    const [name = '', ...rest] = written
      .replace(MARK, '')
      .split(BETWEEN)
      .map((part) => part.trim().replaceAll(/\s+/g, ' '));
    if (name === '') return [];
    const roles = rest.filter(Boolean).join(', ');
    return [{ line: index + 1, name, roles: roles === '' ? usual : roles }];
  });
}

/** The role that most people have; empty where there is none. */
export function mostUsualRole(people: readonly { roles: readonly string[] }[]): string {
  const counts = new Map<string, number>();
  for (const { roles } of people) for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, left], [, right]) => right - left);
  return sorted[0]?.[0] ?? '';
}
