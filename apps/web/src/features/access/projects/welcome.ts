const KEY = 'welcomeTo';
const PARTS = '\n';

/**
 * The next time this project is opened in this tab, its manager is greeted with the news, also after a reload: every
 * page after the provider's card form is reloaded.
 */
export function greetLater(projectId: string, news: string): void {
  sessionStorage.setItem(KEY, [projectId, news].join(PARTS));
}

/** The news of the project, if its manager has not been greeted yet; otherwise null. */
export function greetingOf(projectId: string | null): string | null {
  const [id, news = ''] = (sessionStorage.getItem(KEY) ?? '').split(PARTS);
  return projectId !== null && id === projectId ? news : null;
}

export function forgetGreeting(): void {
  sessionStorage.removeItem(KEY);
}
