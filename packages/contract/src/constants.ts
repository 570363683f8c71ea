/** Spec section 9 and the bounds of `quality.md`; the one place for numbers that both sides know. */
export const constants = {
  requestTimeoutMs: 15_000,
  generateTimeoutMs: 180_000,
  planningSecondsMax: 160,
  redirectDelayMs: 1_500,
  registrationRedirectMs: 100,
  passwordMin: 6,
  passwordMax: 128,
  projectNameMin: 3,
  projectSwitcherWidth: 300,
  mobileBreakpoint: 768,
  upcomingDays: 30,
  rangeDaysMax: 100,
  /** Where a project can be: Lithuania, where the first users are, then its neighbours; ISO 3166-1 alpha-2. */
  countries: ['LT', 'LV', 'EE', 'PL', 'DE', 'FI', 'SE', 'DK', 'NO', 'IE', 'GB'],
  /** A year, for sums by weekday and hour. */
  coverDaysMax: 366,
  othersAwayMax: 7,
  /** DK 115(2): a schedule is announced at least so many days before it takes effect. */
  announcedDaysBefore: 7,
  /** Of a person in a month, so that they stay wishes; and how far ahead they may lie. */
  wishesPerMonth: 6,
  wishMonthsAhead: 12,
  uploadBytesMax: 1024 * 1024,
  pictureBytesMax: 2 * 1024 * 1024,
  importLinesMax: 5_000,
  /** Of an import, how many lines and how many errors its reply lists. */
  importRowsTold: 500,
  importErrorsTold: 200,
  /**
   * Replies that are kept for repeated calls, of an account: older ones are forgotten first. Bytes as the database
   * stores them.
   */
  repliesKept: 500,
  replyBytesKept: 2 * 1024 * 1024,
  /** Of fields that nobody knows, how many an error names. */
  unknownFieldsTold: 20,
  /** Of one manager: an invitation reaches somebody who did not ask for it. */
  invitationsPerDay: 30,
  /** Of the code that proves whose payment it is. */
  paymentCodeDigits: 8,
  paymentCodeMinutes: 30,
  /** Made by one account, and of one project: more are refused until the next day. */
  projectsPerDay: 50,
  commentsPerDay: 1_000,
  /** What keeps a month from being locked is listed so far at once. */
  openTimesheetsMax: 200,
  /** Named exports of a project, and how many rows a preview shows. */
  payrollExportsMax: 30,
  payrollRowsShown: 8,
  webhookBytesMax: 256 * 1024,
  /** Of a project, a month or once. */
  priceCents: 2900,
  currency: 'eur',
  /** Of a new subscription, and how long the data of an ended one stays. */
  moneyBackDays: 30,
  dataKeptDays: 30,
  /** Pages where a card is asked for: only there may the provider's script run. */
  cardPages: ['/purchase', '/create-project', '/manager/settings/subscriptions'],
  /** Of the texts on the public pages: who registers agrees to them as they stand. */
  termsVersion: '2026-11-22',
  privacyVersion: '2026-11-22',
  storageKeys: { token: 'accessToken', user: 'cachedUser', projects: 'cachedProjects', employees: 'cachedEmployees' },
  /** Soft fills with a strong left edge, told apart by colour-blind eyes too; a template carries one of these names. */
  colors: ['green', 'blue', 'orange', 'violet', 'teal', 'pink', 'yellow', 'gray'],
  languages: ['en', 'lt'],
} as const;

export type Color = (typeof constants.colors)[number];
export type Language = (typeof constants.languages)[number];
