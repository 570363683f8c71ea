import { scope } from './scope.ts';

/** The server's payload: all of it can appear on a lock screen. */
interface PushPayload {
  title: string;
  body: string;
  /** The path in the app that it opens. */
  path: string;
  /** A notification with the same tag replaces the earlier one. */
  tag: string;
  language: string;
  /** Answers to a question, as buttons that open their page. */
  answers: { label: string; path: string }[];
}

/** Shows push notifications, and opens their page when they are pressed. */
export function listenToPush(): void {
  scope.addEventListener('push', (event) => {
    const payload = readPayload(event.data);
    if (payload === null) return;
    const { title, body, path, tag, language, answers } = payload;
    event.waitUntil(
      scope.registration.showNotification(title, {
        body,
        tag,
        lang: language,
        icon: '/icons/icon-192.png',
        data: path,
        actions: answers.map((answer) => ({ action: answer.path, title: answer.label })),
      } as NotificationOptions),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    // A button's name is the page that it opens.
    event.waitUntil(open(event.action ? event.action : event.notification.data));
  });
}

/** In an open page, if there is one; it navigates by itself, without a reload. Links outside of the app are ignored. */
async function open(path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/', scope.location.origin);
  const place = url.origin === scope.location.origin ? url.pathname + url.search + url.hash : '/';
  const [page] = await scope.clients.matchAll({ type: 'window' });
  if (page === undefined) {
    await scope.clients.openWindow(place);
    return;
  }
  page.postMessage({ goTo: place });
  await page.focus();
}

function readPayload(data: { json(): unknown } | null): PushPayload | null {
  if (data === null) return null;
  const { title, body, path, tag, language, answers } = data.json() as Partial<Record<string, unknown>>;
  const texts = [title, body, path, tag, language];
  if (!texts.every((text) => typeof text === 'string')) return null;
  return { title, body, path, tag, language, answers: answersIn(answers) } as PushPayload;
}

function answersIn(sent: unknown): PushPayload['answers'] {
  const list: unknown[] = Array.isArray(sent) ? sent : [];
  return list.filter((one): one is PushPayload['answers'][number] => {
    const { label, path } = (one ?? {}) as Partial<Record<string, unknown>>;
    return typeof label === 'string' && typeof path === 'string';
  });
}
