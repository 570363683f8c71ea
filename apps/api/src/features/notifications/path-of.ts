import { notifications } from '@pamaina/contract';

/** Where in the web app one sees what a notification tells of. */
export const pathOf = (kind: notifications.Kind, facts: notifications.Facts): string =>
  notifications.kinds[kind].path(facts);

/**
 * As a path that is followed from outside the app, where another project may be selected by then: the web app goes to
 * this one.
 */
export const inProject = (path: string, projectId: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}project=${projectId}`;
