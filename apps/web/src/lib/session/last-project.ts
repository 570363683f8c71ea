const KEY = 'lastProject';

/** The last project used on this device, by any account: it is only offered to users who have that project. */
export const lastProject = (): string | null => localStorage.getItem(KEY);

export function rememberProject(id: string): void {
  localStorage.setItem(KEY, id);
}
