const KEY = 'welcomeTo';

/** The next time this project is opened in this tab, its manager is greeted, also after a page was loaded anew. */
export function greetLater(projectId: string): void {
  sessionStorage.setItem(KEY, projectId);
}

export const isGreetingDue = (projectId: string | null): boolean =>
  projectId !== null && sessionStorage.getItem(KEY) === projectId;

export function forgetGreeting(): void {
  sessionStorage.removeItem(KEY);
}
