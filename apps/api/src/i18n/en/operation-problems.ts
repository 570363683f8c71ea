/** What went wrong on our side, or takes too long. */
export const operationProblems = {
  internal: { title: 'Unexpected error', detail: 'An unexpected error occurred.' },
  unavailable: { title: 'Not available', detail: 'The service is temporarily unavailable. Please try again.' },
  not_ready: {
    title: 'Not ready',
    detail: 'This process is not ready.',
    database: 'The database doesn’t answer, or only reads.',
    migrations: 'The database has the tables of another version.',
    queue: 'Schedules have been waiting for ten minutes, and no process generates them.',
    disk: 'The disk is nearly full.',
  },
  answers_busy: {
    title: 'Calculations still running',
    detail: 'Your other schedule calculations are still running. Please try again in a moment.',
    others: 'Calculations of others come first. Please try again in a moment.',
  },
  answer_too_long: { title: 'Takes too long', detail: 'This calculation takes too long. Choose a shorter period.' },
};
