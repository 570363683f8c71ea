/**
 * The texts that are loaded together, by the names of their files; every other file belongs to the part `pages`, so
 * that a new feature's texts need no list. `texts-build.ts` makes a module of each part and language.
 */
export const textParts = {
  /** Used on every page. */
  first: ['common'],
  landing: ['landing'],
  /** The pages of registration and sign-in. */
  session: ['session'],
  /**
   * The pages between the sign-in and the two areas, the shell of the areas with its window of absences, and forms of
   * more than two fields.
   */
  entry: ['absences', 'invalid', 'projects', 'settings', 'shell'],
  legal: ['legal'],
  /** Where a new project is. */
  place: ['place'],
  payments: ['payments'],
  /** The calendar and an employee's shifts; all pages of the areas but the manager's first. */
  area: [
    'amendments',
    'asks',
    'calendar',
    'comments',
    'events',
    'explanations',
    'schedule',
    'schedule-worker',
    'tasks',
  ],
  /** The manager's first page. */
  home: ['dashboard'],
  /** The steps of an empty project, on the manager's first page and in the calendar. */
  'first-hour': ['first-hour'],
  /** Norm hours: their pages, and their warning beside the month. */
  ledger: ['ledger'],
  /** Who changed what; its last lines also on the manager's first page, once their heading is pressed. */
  history: ['activity', 'activity-api-tokens', 'activity-hours', 'activity-shifts'],
  /** In a dialog alone. */
  imports: ['imports', 'takings-import'],
  /** Of the calendar on paper, once the calendar is drawn. */
  printing: ['printing'],
  /** Of the calendar's windows that cut, lengthen and join shifts; of rings of swaps. */
  windows: ['halves', 'late-changes', 'rings'],
  /** Of what employees ask the manager for; also where it is decided on the manager's first page. */
  requests: ['claims', 'inbox', 'overtime-leave', 'requests', 'swaps', 'time-off'],
  /** Pages that few open: settings, and months with and without a change. */
  programs: ['api-tokens', 'scenarios', 'webhooks'],
  /** Also on the pages that a link in an email opens. */
  receipts: ['announcements', 'receipts'],
  /** A forgotten password, codes; also in the settings. */
  recovery: ['recovery'],
  /** Additionally used in an employee's area. */
  worker: ['time-clock', 'worker'],
  /** Asked for on any page, and at the sign-in. */
  'second-factor': ['second-factor'],
} as const;

export type TextPart = keyof typeof textParts | 'pages';
