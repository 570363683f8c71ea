const KEY = 'welcomeTo';
const PARTS = '\n';

/**
 * The next time this project is opened in this tab, its manager is greeted with the news, also after a page was loaded anew: behind a
 * card form of the provider's every page is.
 */
export function greetLater(projectId: string, news: string): void {
  sessionStorage.setItem(KEY, [projectId, news].join(PARTS));
}

/** The news of the project, whose manager has not been greeted yet; null where nobody is to be greeted. */
export function greetingOf(projectId: string | null): string | null {
  const [id, news = ''] = (sessionStorage.getItem(KEY) ?? '').split(PARTS);
  return projectId !== null && id === projectId ? news : null;
}

export function forgetGreeting(): void {
  sessionStorage.removeItem(KEY);
}
