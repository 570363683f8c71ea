/** The calls of a session come after the first page is drawn. */
export const loadSessionCalls = () => import('./session-calls.ts');
