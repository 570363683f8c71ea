import { requireFresh } from '../../auth/freshness.ts';
import type { Step } from './step.ts';

/** For a dangerous act the caller has shown a moment ago who they are. @throws `reauthentication_required` */
export const requireFreshSignIn: Step = ({ endpoint, caller }, next) => {
  if (endpoint.fresh === true && caller) requireFresh(caller);
  return next();
};
