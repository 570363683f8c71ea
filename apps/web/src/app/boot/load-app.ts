/** The application without the frame around it: router, session, cache of requests and the table of pages. */
export const loadApp = () => import('./app.tsx');
