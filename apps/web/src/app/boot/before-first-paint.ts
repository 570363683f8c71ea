import { constants, type Language } from '@pamaina/contract';
import { wantedLanguage } from '../../i18n/wanted-language.ts';
import { createClock } from '../../lib/dates/clock.ts';
import { traceHeader } from '../../lib/http/traceparent.ts';
import { phoneQuery } from '../../lib/phone-query.ts';
import { readTokenContents } from '../../lib/session/token-contents.ts';
import { earlyRequests, keptUser } from './early-requests.ts';

/**
 * The script in the document itself, which runs before anything is painted: the chosen theme, so that nobody is
 * dazzled; whether the page that came with the document is the right one for this browser; and what the page needs,
 * requested before the first script is loaded, because on a slow connection each wait for the previous request costs
 * seconds. A small bundle of its own, put into the document by `first-script.ts`.
 */

/** Filled in by the build: the files of the pages that people open first, in every language and by language. */
declare const __FIRST_FILES__: Record<string, Record<'all' | Language, string[]>>;

const files = __FIRST_FILES__;
const root = document.documentElement;
const { pathname, search } = location;
const language = wantedLanguage();
const token = localStorage.getItem(constants.storageKeys.token);
const contents = token === null ? null : readTokenContents(token, Date.now());
const [, area] = /^\/(manager|worker)(?:\/|$)/.exec(pathname) ?? [];

const kept = localStorage.getItem('colorScheme');
const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
if (pathname === '/') {
  const isOther = token !== null || language !== root.lang;
  if (isOther) root.setAttribute('data-not-prerendered', '');
  // Visitors read the page that came with the document without scripts, so these leave the line to its pictures.
  window.addEventListener(isOther ? 'DOMContentLoaded' : 'load', () => {
    const scripts = document.querySelector<HTMLTemplateElement>('template#scripts');
    if (scripts !== null) document.head.append(scripts.content);
  });
}

// The landing page names its files itself.
if (pathname !== '/')
  loadFiles(
    area !== undefined && contents === null ? files['*'] : (files[pathname] ?? files[`/${area}/*`] ?? files['*']),
  );
// A tab that stays in a project of its own, after another tab selected another one, has its own token.
if (area !== undefined && token !== null && isOf(area) && sessionStorage.getItem(constants.storageKeys.token) === null)
  request(token);

function isOf(wanted: string): boolean {
  if (contents === null || contents.project_id === null) return false;
  return contents.role === (wanted === 'manager' ? 'manager' : 'employee');
}

function request(bearer: string): void {
  const headers = { authorization: `Bearer ${bearer}`, 'accept-language': language };
  const today = createClock(Intl.DateTimeFormat().resolvedOptions().timeZone).today();
  const isPhone = matchMedia(phoneQuery).matches;
  const user = contents && keptUser(localStorage.getItem(constants.storageKeys.user), contents);
  const answers: Record<string, Promise<Response>> = {};
  for (const address of earlyRequests(pathname, search, { today, isPhone }, user))
    answers[address] = fetch(address, { headers: { ...headers, ...traceHeader() } });
  // What failed is requested again where it is needed, and the error is shown there.
  const settled = Promise.allSettled(Object.values(answers));
  window.earlyAnswers = { token: bearer, language, at: Date.now(), answers, settled };
}

function loadFiles(wanted?: Record<'all' | Language, string[]>): void {
  for (const file of [...(wanted?.all ?? []), ...(wanted?.[language] ?? [])]) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}
