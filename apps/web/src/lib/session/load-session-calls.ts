/** The calls of a session are loaded after the first page is rendered. */
export const loadSessionCalls = () => import('./session-calls.ts');
