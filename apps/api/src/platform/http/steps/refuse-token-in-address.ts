import { namesApiToken } from '../../auth/api-token.ts';
import { ProblemError } from '../../ground/problem-error.ts';
import type { Step } from './step.ts';

/** Addresses are kept in logs and histories. @throws `token_in_address` */
export const refuseTokenInAddress: Step = ({ request }, next) => {
  if (namesApiToken(request.url)) throw new ProblemError('token_in_address');
  return next();
};
