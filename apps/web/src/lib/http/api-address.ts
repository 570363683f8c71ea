/** The one place that defines the address of the API (Decisions: same origin, under `/api`). */
export const apiAddress = (path: string): string => `/api${path}`;
