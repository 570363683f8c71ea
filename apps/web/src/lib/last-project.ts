const KEY = 'lastProject';

/** Which project was worked in last on this device, by whoever it was: only those who have it are ever offered it. */
export const lastProject = (): string | null => localStorage.getItem(KEY);

export function rememberProject(id: string): void {
  localStorage.setItem(KEY, id);
}
