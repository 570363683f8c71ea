/** The one place that knows where the API is (Decisions: same origin, under `/api`). */
export const apiAddress = (path: string): string => `/api${path}`;
