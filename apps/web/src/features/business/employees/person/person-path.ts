/** The pages below the list of employees that are not an employee's. */
const OTHERS = new Set(['team', 'certificates']);

/** Which no ID begins with. */
const MARK = '~';

/** The address of an employee's page. */
export const personPath = (id: string): string =>
  `/manager/employees/${OTHERS.has(id) ? MARK : ''}${encodeURIComponent(id)}`;

/** The ID in the address of an employee's page. */
export const idInPath = (part: string): string => (part.startsWith(MARK) ? part.slice(MARK.length) : part);
