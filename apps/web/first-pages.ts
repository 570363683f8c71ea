import type { Rolldown } from 'vite';

export interface FirstPage {
  /** Sources of what is loaded to show it. */
  parts: readonly string[];
  /** Its texts, as in `src/i18n/loaded`; those of every page are left out. */
  texts: readonly string[];
}

/** The application, without which only the sign-in is drawn, and what every page of the areas calls. */
const APP = ['app/boot/app.tsx'];
const CALLS = [...APP, 'lib/session/session-calls.ts'];
const MANAGER: FirstPage = { parts: ['app/routes/manager-pages.tsx', ...CALLS], texts: ['entry'] };
const WORKER: FirstPage = { parts: ['app/routes/worker-pages.tsx', ...CALLS], texts: ['entry', 'area', 'worker'] };
/** Three addresses of one form. */
const SIGN_IN: FirstPage = {
  parts: ['login', 'manager-login', 'worker-login'].map((name) => `features/access/session/${name}-page.tsx`),
  texts: ['session'],
};

const inArea = (area: FirstPage, parts: readonly string[], ...texts: string[]): FirstPage => ({
  parts: [...area.parts, ...parts],
  texts: [...area.texts, ...texts],
});

/**
 * The pages that people open first, by address: their files are requested together, as soon as the document arrives.
 * `*` is any other page of the area.
 */
export const firstPages: Readonly<Record<string, FirstPage>> = {
  '/login': SIGN_IN,
  '/manager-login': SIGN_IN,
  '/worker-login': SIGN_IN,
  '/worker': inArea(WORKER, [
    'features/plan/own-shifts/worker-home-page.tsx',
    'features/hours/time-clock/clock-card.tsx',
    'features/hours/ledger/own-fairness.tsx',
  ]),
  '/worker/*': WORKER,
  '/manager': inArea(MANAGER, ['features/start/dashboard/dashboard-page.tsx'], 'home'),
  '/manager/calendar': inArea(MANAGER, ['features/plan/months/calendar-page.tsx'], 'area'),
  '/manager/employees': inArea(MANAGER, ['features/business/employees/employees-page.tsx'], 'area', 'pages'),
  '/manager/*': inArea(MANAGER, [], 'area'),
};

/** Any other address. */
export const otherPages: FirstPage = { parts: APP, texts: [] };

/** What is loaded when such a page is on screen, with all that it needs. */
export const laterParts: Readonly<Record<string, readonly string[]>> = {
  landing: [...APP, 'features/start/landing/landing-page.tsx'],
  /** Before the areas and without calls, as the landing page. */
  help: [...APP, 'features/start/help/help-page.tsx'],
  area: [
    ...APP,
    'app/routes/manager-pages.tsx',
    'features/messages/notifications/bell.tsx',
    'features/start/guide/guide-button.tsx',
    'app/shell/companions.tsx',
  ],
  /** Before its clock and its hours are there, which not everyone has. */
  home: [...APP, 'app/routes/worker-pages.tsx', 'features/plan/own-shifts/worker-home-page.tsx'],
  /** Once the page is used. */
  dialogs: [
    ...APP,
    'app/routes/manager-pages.tsx',
    'app/routes/leave-dialog.tsx',
    '@mantine/notifications/esm/index.mjs',
  ],
  dashboard: [
    ...APP,
    'app/routes/manager-pages.tsx',
    'features/start/dashboard/dashboard-page.tsx',
    'features/start/dashboard/week-line.tsx',
    'features/start/dashboard/recent-lines.tsx',
    'features/start/inbox/first-requests.tsx',
  ],
  calendar: [
    ...APP,
    'app/routes/manager-pages.tsx',
    'features/plan/months/grid/print-head.tsx',
    'features/plan/months/grid/costs-of-month.tsx',
    'features/hours/ledger/read-balances.ts',
    'lib/http/queries.ts',
    'lib/http/known-answers.ts',
  ],
};

export type Parts = ReadonlyMap<string, Rolldown.OutputChunk>;

export function partsOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Parts {
  const chunks = output.filter((built) => built.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** What is loaded for a source file: the part that stands for it, else the one that contains it. */
export function partFor(source: string, parts: Parts): Rolldown.OutputChunk {
  const isIt = (id: string | null) => id?.endsWith(`/${source}`) === true;
  const all = [...parts.values()];
  const found =
    parts.get(source) ??
    all.find(({ facadeModuleId }) => isIt(facadeModuleId)) ??
    all.find(({ moduleIds }) => moduleIds.some(isIt));
  if (!found) throw new Error(`${source} is in no part`);
  return found;
}

/** A part and all that is loaded with it at once. */
export function reached(part: Rolldown.OutputChunk, parts: Parts): Set<Rolldown.OutputChunk> {
  const found = new Set([part]);
  for (const { imports } of found) for (const name of imports) found.add(partFor(name, parts));
  return found;
}
