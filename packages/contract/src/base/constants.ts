/** Where the web app keeps what is of a session, in local storage. */
export const storageKeys = {
  token: 'accessToken',
  user: 'cachedUser',
  projects: 'cachedProjects',
  employees: 'cachedEmployees',
} as const;

/** The only place for numbers shared by both sides. */
export const constants = {
  requestTimeoutMs: 15_000,
  generateTimeoutMs: 180_000,
  planningSecondsMax: 160,
  /** Of each schedule of the demo, whatever was asked for: its café takes about two. */
  demoPlanningSecondsMax: 10,
  redirectDelayMs: 1_500,
  registrationRedirectMs: 100,
  passwordMin: 6,
  passwordMax: 128,
  projectNameMin: 3,
  /** How long a sign-in allows dangerous acts without asking again. */
  freshMinutes: 10,
  passkeysMax: 20,
  /** How long the second step of a sign-in can take. */
  secondStepMinutes: 5,
  projectSwitcherWidth: 300,
  mobileBreakpoint: 768,
  upcomingDays: 30,
  rangeDaysMax: 100,
  /** Rows of `PUT /takings`; a quarter of an hour each, they are more than a month. */
  takingsRowsMax: 5_000,
  takingsDaysMax: 400,
  /** Of a file: half a year of receipts of a café. */
  takingsLinesMax: 60_000,
  forecastDaysMax: 62,
  workedCostDaysMax: 366,
  standardWeeksMax: 6,
  standardWeekSpansMax: 20,
  weekRequirementsMax: 2_000,
  staffingRolesMax: 60,
  /** Employer's shares, rates of roles or budgets of a project. */
  costTermsMax: 200,
  /**
   * The possible countries of a project: Lithuania, where the first users are, then its neighbours; ISO 3166-1 alpha-2.
   */
  countries: ['LT', 'LV', 'EE', 'PL', 'DE', 'FI', 'SE', 'DK', 'NO', 'IE', 'GB'],
  /** The parts of countries whose public holidays differ; ISO 3166-2, which begins with the country. */
  regions: [
    ...(['GB-EAW', 'GB-SCT', 'GB-NIR'] as const),
    ...(['DE-BW', 'DE-BY', 'DE-BE', 'DE-BB', 'DE-HB', 'DE-HH', 'DE-HE', 'DE-MV'] as const),
    ...(['DE-NI', 'DE-NW', 'DE-RP', 'DE-SL', 'DE-SN', 'DE-ST', 'DE-SH', 'DE-TH'] as const),
  ],
  /** A year, for sums by weekday and hour. */
  coverDaysMax: 366,
  othersAwayMax: 7,
  /** Preferences per employee and month, and how far ahead they can be. */
  wishesPerMonth: 6,
  wishMonthsAhead: 12,
  uploadBytesMax: 1024 * 1024,
  pictureBytesMax: 2 * 1024 * 1024,
  attachmentBytesMax: 5 * 1024 * 1024,
  announcementsPerDay: 100,
  importLinesMax: 5_000,
  importColumnsMax: 60,
  importBytesMax: 3 * 1024 * 1024,
  /** What a workbook may unpack to; one with 5,000 rows of 60 columns has some 30 MB. */
  importUnpackedBytesMax: 64 * 1024 * 1024,
  /** The maximum number of lines and of errors listed in the response to an import. */
  importRowsTold: 500,
  importErrorsTold: 200,
  /** Characters of a roster that is pasted. */
  rosterTextMax: 400_000,
  /** Replies stored for repeated calls, per account: the oldest are deleted first. Bytes as stored in the database. */
  replyBytesKept: 2 * 1024 * 1024,
  /** At most in a page of `GET /timesheets`. */
  linesPerPage: 250,
  /** The maximum number of unknown fields named in an error. */
  unknownFieldsTold: 20,
  /** Per manager: invitations reach people who did not ask for them. */
  invitationsPerDay: 30,
  /** Digits of the code that proves who made a payment. */
  paymentCodeDigits: 8,
  paymentCodeMinutes: 30,
  /** Created by one account, and per project: more are rejected until the next day. */
  projectsPerDay: 50,
  commentsPerDay: 1_000,
  /** The maximum number of listed entries that prevent a month from being locked. */
  openTimesheetsMax: 200,
  /** Payroll exports per project, and the number of rows in a preview. */
  payrollExportsMax: 30,
  payrollRowsShown: 8,
  webhookBytesMax: 256 * 1024,
  /** Per project, for a month or one-time. */
  priceCents: 2900,
  currency: 'eur',
  /** For a new subscription, and how long the data of an ended one is stored. */
  moneyBackDays: 30,
  dataKeptDays: 30,
  /** Pages with a card form: only these can run the provider's script. */
  cardPages: ['/purchase', '/create-project', '/manager/settings/subscriptions'],
  /** The version of the public legal texts to which users agree at registration. */
  termsVersion: '2026-11-22',
  privacyVersion: '2026-11-29',
  /** Every cookie of the product and its longest life, as the privacy policy names them. */
  cookies: {
    /** The refresh token. */
    refresh: { name: 'pamaina_refresh', days: 30 },
    /** Pages know by it that there is one. */
    stays: { name: 'pamaina_stays', days: 30 },
    /** Accounts that signed in on this device. */
    device: { name: 'pamaina_device', days: 180 },
    /** Payments that were started here without an account. */
    payer: { name: 'pamaina_payer', days: 30 },
  },
  storageKeys,
  /**
   * Soft fills with a strong left edge, distinguishable with colour blindness too; a template has one of these names.
   */
  colors: ['green', 'blue', 'orange', 'violet', 'teal', 'pink', 'yellow', 'gray'],
  /** On-call time of a template (DK 118). */
  onCall: ['none', 'at_work', 'at_home'],
} as const;

/** Before the name of each cookie wherever pages come by TLS. */
export const SECURE_COOKIE = '__Secure-';

export type Color = (typeof constants.colors)[number];
export type OnCall = (typeof constants.onCall)[number];
