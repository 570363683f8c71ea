import { z } from 'zod';
import { abilities, abilitiesOf, Ability } from '../base/abilities.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, text, uuid } from '../base/fields.ts';

/** What a token can be for: never what only owners may do without asking, such as access of people and payments. */
export const tokenScopes = abilities.filter((ability) => abilitiesOf.manager.includes(ability));

export const tokenLimits = { perMinute: 600, each: 20, days: 365, daysMax: 1096 } as const;

/** `personal`: ends with what its creator may. `project`: works as long as the project has it. */
export const tokenKinds = ['personal', 'project'] as const;
export type TokenKind = (typeof tokenKinds)[number];

export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(tokenKinds),
  scopes: z.array(Ability),
  created_at: z.string(),
  /** Username of who made it. */
  created_by: z.string(),
  /** Their name; null: they have only a username, or are not a member any more. */
  created_by_name: z.string().nullable(),
  last_used_at: z.string().nullable(),
  /** When it ends: as chosen, or earlier by the longest life that the project allows. */
  expires_at: z.string(),
  /** The longest life that the project allows ends it before the day that was chosen. */
  ends_early: z.boolean(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const newApiToken = z.strictObject({
  name: text(60),
  /** At least one, and none that the creator does not have. */
  scopes: z.array(z.enum(tokenScopes, 'choice')).min(1, 'required').max(50, 'too_many'),
  /**
   * The last day on which it works (UTC): at most three years ahead, within the longest life that the project allows.
   * Default: a year, or that life.
   */
  expires_at: date.nullish(),
  kind: z.enum(tokenKinds, 'choice').optional(),
});

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/api-tokens',
  summary: 'Own API tokens in the project; with `programs.write` those of everybody',
  role: 'manager',
  project: true,
  ability: 'member',
  peopleOnly: true,
  status: 200,
  reply: z.array(ApiToken),
  errors: [],
});

export const createApiToken = endpoint({
  method: 'POST',
  path: '/api-tokens',
  summary: 'Make an API token; it is returned once. One of the project needs `programs.write`',
  role: 'manager',
  project: true,
  fresh: true,
  ability: 'member',
  peopleOnly: true,
  harmlessTwice: true,
  body: newApiToken,
  status: 201,
  reply: ApiToken.extend({ token: z.string() }),
  errors: ['tokens_full', 'scope_beyond', 'ability_missing'],
});

export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: '/api-tokens/{id}',
  summary: 'Revoke an API token',
  role: 'manager',
  project: true,
  ability: 'member',
  peopleOnly: true,
  params: z.object({ id: uuid }),
  status: 204,
  errors: ['not_found'],
});
