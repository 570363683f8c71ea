/** Links in emails and push notifications carry the ID of their project here. */
export const LINK_PROJECT = 'project';

/** The address of a page within its project. @param search with its `?`, as in a location */
export function withoutProject(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(LINK_PROJECT);
  const rest = params.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}

/** Whether a remembered address contains its own project. */
export const namesProject = (path: string): boolean =>
  new URLSearchParams(path.slice(path.indexOf('?') + 1)).has(LINK_PROJECT);
