// Tokens by which other programs call the API.

import { apiTokens } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.ts';

export const routes: Route[] = [
  inTransaction(apiTokens.listApiTokens, listApiTokens),
  inTransaction(apiTokens.createApiToken, createApiToken),
  inTransaction(apiTokens.revokeApiToken, revokeApiToken),
];
