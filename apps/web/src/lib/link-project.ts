/** Links in e-mails and push messages carry here the id of the project that they are about. */
export const LINK_PROJECT = 'project';

/** The address of a page within its project. @param search with its `?`, as a location has it */
export function withoutProject(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(LINK_PROJECT);
  const rest = params.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}

/** Whether a remembered address says itself which project it is about. */
export const namesProject = (path: string): boolean =>
  new URLSearchParams(path.slice(path.indexOf('?') + 1)).has(LINK_PROJECT);
