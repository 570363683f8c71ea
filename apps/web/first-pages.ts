import type { Rolldown } from 'vite';

export interface FirstPage {
  /** Sources of what is loaded to show it. */
  parts: readonly string[];
  /** Its texts, as in `src/i18n/loaded`; those of every page are left out. */
  texts: readonly string[];
}

/** What every page of the areas requests when it is drawn. */
const CALLS = ['lib/session/session-calls.ts'];
const MANAGER: FirstPage = { parts: ['app/routes/manager-pages.tsx', ...CALLS], texts: ['entry'] };
const WORKER: FirstPage = { parts: ['app/routes/worker-pages.tsx', ...CALLS], texts: ['entry', 'area', 'worker'] };
const SIGN_IN: FirstPage = { parts: ['features/access/session/manager-login-page.tsx'], texts: ['session'] };

const inArea = (area: FirstPage, parts: readonly string[], ...texts: string[]): FirstPage => ({
  parts: [...area.parts, ...parts],
  texts: [...area.texts, ...texts],
});

/**
 * The pages that people open first, by address: their files are requested together, as soon as the document arrives.
 * `*` is any other page of the area.
 */
export const firstPages: Readonly<Record<string, FirstPage>> = {
  '/manager-login': SIGN_IN,
  '/worker-login': { ...SIGN_IN, parts: ['features/access/session/worker-login-page.tsx'] },
  '/worker': inArea(WORKER, [
    'features/plan/own-shifts/worker-home-page.tsx',
    'features/hours/time-clock/clock-card.tsx',
    'features/hours/ledger/own-fairness.tsx',
  ]),
  '/worker/*': WORKER,
  '/manager': inArea(MANAGER, ['features/start/dashboard/dashboard-page.tsx'], 'home', 'history'),
  '/manager/calendar': inArea(MANAGER, ['features/plan/months/calendar-page.tsx'], 'area'),
  '/manager/employees': inArea(MANAGER, ['features/business/employees/employees-page.tsx'], 'area', 'pages'),
  '/manager/*': inArea(MANAGER, [], 'area'),
};

/** What is loaded when such a page is on screen, with all that it needs. */
export const laterParts: Readonly<Record<string, readonly string[]>> = {
  landing: ['features/start/landing/landing-page.tsx'],
  area: [
    'app/routes/manager-pages.tsx',
    'features/messages/notifications/bell.tsx',
    'features/start/guide/guide-button.tsx',
    'app/shell/companions.tsx',
  ],
  /** Before its clock and its hours are there, which not everyone has. */
  home: ['app/routes/worker-pages.tsx', 'features/plan/own-shifts/worker-home-page.tsx'],
  /** Once the page is used. */
  dialogs: ['app/routes/manager-pages.tsx', 'app/routes/leave-dialog.tsx', '@mantine/notifications/esm/index.mjs'],
  dashboard: [
    'app/routes/manager-pages.tsx',
    'features/start/dashboard/dashboard-page.tsx',
    'features/start/dashboard/week-line.tsx',
    'features/start/dashboard/recent-activity.tsx',
    'features/start/inbox/first-requests.tsx',
  ],
  calendar: [
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
