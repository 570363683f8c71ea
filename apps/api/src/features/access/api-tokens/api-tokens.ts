import { randomUUIDv7 } from 'node:crypto';
import { apiTokens } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { newApiToken } from '../../../platform/auth/api-token.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Member, ProjectCall } from '../../../platform/http/route.ts';
import { namesOfUsers, recordActivity, withNames } from '../activity/index.ts';

const { days, daysMax, each } = apiTokens.tokenLimits;

/** Own tokens, the newest first; those of everybody for who may connect programs. */
export async function listApiTokens({ tx, caller }: ProjectCall<typeof apiTokens.listApiTokens>) {
  const rows = await visible(tx, caller).orderBy('api_token.created_at', 'desc').orderBy('api_token.id').execute();
  return withNames(tx, rows, ['created_by', 'created_at']);
}

/**
 * Makes a token, which is returned once and stored as a hash.
 * @throws `scope_beyond` for what the creator may not do, `ability_missing`, `tokens_full`, `invalid`
 */
export async function createApiToken({ tx, caller, body, now }: ProjectCall<typeof apiTokens.createApiToken>) {
  const { name, kind = 'personal' } = body;
  if (kind === 'project' && !caller.abilities.has('programs.write')) throw new ProblemError('ability_missing');
  const scopes = [...new Set(body.scopes)];
  if (scopes.some((scope) => !caller.abilities.has(scope))) throw new ProblemError('scope_beyond');
  // Concurrent calls see each other's tokens.
  const { api_token_days } = await tx
    .selectFrom('project')
    .select('api_token_days')
    .where('id', '=', tx.projectId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const expires_at = endOf(body.expires_at, now, api_token_days ?? daysMax);
  const { token, hash } = newApiToken();
  const id = randomUUIDv7();
  await tx
    .insertInto('api_token')
    .values({ id, account_id: caller.accountId, kind, name, hash, scopes, expires_at })
    .execute();
  await refuseTooMany(tx, caller, kind);
  await recordActivity(tx, {
    action_type: 'api_token.created',
    actor: caller.username,
    details: { name, kind, scopes: scopes.join(', ') },
  });
  const made = await visible(tx, caller).where('api_token.id', '=', id).executeTakeFirstOrThrow();
  const nameOf = await namesOfUsers(tx, [made.created_by]);
  return { ...made, created_by_name: nameOf(made.created_by, made.created_at), token };
}

/** From this moment on the token is unknown. @throws `not_found`, also for a token that the caller does not see */
export async function revokeApiToken({ tx, caller, params }: ProjectCall<typeof apiTokens.revokeApiToken>) {
  const id = params.id.toLowerCase();
  const seen = await visible(tx, caller).where('api_token.id', '=', id).executeTakeFirst();
  const gone = seen && (await tx.deleteFrom('api_token').where('id', '=', id).returning('name').executeTakeFirst());
  if (!gone) throw new ProblemError('not_found');
  await recordActivity(tx, {
    action_type: 'api_token.revoked',
    actor: caller.username,
    details: { name: gone.name, kind: seen.kind },
  });
}

/** By the day that was chosen for it and by the longest life that the project allows, as `use_api_token` decides. */
const END = sql<string>`api_token_end(api_token.created_at, api_token.expires_at, project.api_token_days)`;

function visible(tx: Tx, { accountId, abilities }: Member) {
  const tokens = tx
    .selectFrom('api_token')
    .innerJoin('account', 'account.id', 'api_token.account_id')
    .innerJoin('project', 'project.id', 'api_token.project_id')
    .select(END.as('expires_at'))
    .select(sql<boolean>`${END} < api_token.expires_at`.as('ends_early'))
    .select([
      'api_token.id',
      'api_token.name',
      'api_token.kind',
      'api_token.scopes',
      'api_token.created_at',
      'api_token.last_used_at',
      'account.username as created_by',
    ]);
  return abilities.has('programs.write') ? tokens : tokens.where('api_token.account_id', '=', accountId);
}

/** The end of the day, in UTC. @throws `invalid` for a day in the past, or further ahead than `longest` days */
function endOf(day: string | null | undefined, now: number, longest: number): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate();
  const last = day ? Temporal.PlainDate.from(day) : today.add({ days: Math.min(days, longest) });
  if (Temporal.PlainDate.compare(last, today) < 0) throw fieldProblem('expires_at', 'date_past');
  if (Temporal.PlainDate.compare(last, today.add({ days: longest })) > 0)
    throw fieldProblem('expires_at', longest < daysMax ? 'token_beyond_life' : 'token_too_long');
  return last.add({ days: 1 }).toZonedDateTime('UTC').toInstant().toString();
}

async function refuseTooMany(tx: Tx, { accountId }: Member, kind: apiTokens.TokenKind): Promise<void> {
  const tokens = tx
    .selectFrom('api_token')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('kind', '=', kind);
  const mine = kind === 'project' ? tokens : tokens.where('account_id', '=', accountId);
  const { count } = await mine.executeTakeFirstOrThrow();
  if (count > each) throw new ProblemError('tokens_full', { values: { count: each } });
}
