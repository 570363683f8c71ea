import { apiTokens } from '@pamaina/contract';
import type { Step } from './step.ts';

/** @throws `too_many_requests` when a program calls too often */
export const limitApiToken: Step = async ({ deps, caller }, next) => {
  if (caller?.apiToken) await deps.limits.spend(`api-token:${caller.apiToken}`, apiTokens.tokenLimits.perMinute, 60);
  return next();
};
