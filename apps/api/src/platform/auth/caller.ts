import { abilitiesWith, type Ability, type HoursFormat, type ProjectRole, type projects } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tokens } from './tokens.ts';
import { currentInstant, currentTime } from '../time/clock.ts';

/** The author of a call, by the current state of the database, not by the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  /** The API token by which a program calls; null: a person who signed in. */
  apiToken: string | null;
  /** All sessions of one sign-in end together. */
  signInId: string;
  username: string;
  /** The area: an employee who is also a member of the project is a manager in a session that selected it. */
  role: 'manager' | 'employee';
  /** The selected project (managers) or the employer's (employees); null: none. */
  projectId: string | null;
  /** Of an employee in their own area. */
  employeeId: string | null;
  /** The account is an employee's login, in whichever area. */
  isEmployed: boolean;
  /** In that project, for managers. */
  projectRole: ProjectRole | null;
  /** What they may do in that project in the manager's area. */
  abilities: ReadonlySet<Ability>;
  /** Of that project, an IANA name. */
  timeZone: string | null;
  /** The payment status of that project; null without one. */
  billing: projects.Billing | null;
  /** Their format of hours. */
  hoursFormat: HoursFormat;
  /** Their password was set by a manager. */
  hasTemporaryPassword: boolean;
  /** When they last showed who they are, in milliseconds since 1970 (`freshness.ts`). */
  authenticatedAt: number;
  /** Of the demo, which anyone can try: there nothing can be lost, and nobody knows the password. */
  isDemo: boolean;
  /** A manager without a second factor, in a project that requires one. */
  lacksSecondFactor: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The caller of an `Authorization: Bearer` header, or null. One statement: the session's row must exist, the manager
 * must still be a member of the project, with what the membership says at this moment, and the employee must not have
 * left.
 */
export async function findCaller(
  database: Database,
  tokens: Tokens,
  authorization: string | undefined,
): Promise<Caller | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  const claims = token ? await tokens.read(token) : null;
  if (!claims || !UUID.test(claims.sessionId) || !UUID.test(claims.accountId)) return null;
  return callerOfSession(database, claims);
}

/** After a confirmation, what a page sent before goes on for so long with the token from before. */
const GRACE_MS = 30_000;

/**
 * The owner of a session while it lasts; null when it has ended for any reason, or when the token is from before the
 * last confirmation (`POST /token/confirm`).
 */
async function callerOfSession(
  database: Database,
  claims: Pick<Caller, 'accountId' | 'sessionId'> & { generation?: number; issuedAt?: number },
): Promise<Caller | null> {
  const row = await database.direct
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('sign_in', 'sign_in.id', 'session.sign_in_id')
    .leftJoin('project_member', (join) =>
      join
        .onRef('project_member.account_id', '=', 'account.id')
        .onRef('project_member.project_id', '=', 'session.project_id'),
    )
    .leftJoin('project', (join) =>
      join.on('project.id', '=', (on) => on.fn.coalesce('project_member.project_id', 'account.project_id')),
    )
    .select([
      'session.sign_in_id',
      'session.authenticated_at',
      'sign_in.confirmed',
      'account.username',
      'account.role',
      'account.employee_id',
      'account.must_change_password',
      'account.hours_format',
      'account.is_demo',
      'account.project_id as employer',
      'project_member.project_id as managed',
      'project_member.role as member_role',
      'project_member.grants',
      'project.billing',
      'project.time_zone',
    ])
    .select(lacksSecondFactor.as('lacks_second_factor'))
    .where('session.id', '=', claims.sessionId)
    .where('account.id', '=', claims.accountId)
    .where('session.expires_at', '>', currentInstant())
    .where(isCurrent(claims.issuedAt))
    .where(sql<boolean>`employment_over(account.project_id, account.employee_id) is null`)
    .executeTakeFirst();
  if (!row) return null;
  if (claims.generation !== undefined && claims.generation > row.confirmed)
    await confirm(database, row.sign_in_id, claims.generation);
  const role = row.managed === null ? row.role : 'manager';
  return {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    apiToken: null,
    signInId: row.sign_in_id,
    username: row.username,
    role,
    projectId: role === 'manager' ? row.managed : row.employer,
    employeeId: role === 'manager' ? null : row.employee_id,
    isEmployed: row.employee_id !== null,
    projectRole: row.member_role,
    abilities: row.member_role === null ? new Set() : abilitiesWith(row.member_role, row.grants ?? []),
    timeZone: row.time_zone,
    billing: row.billing,
    hoursFormat: row.hours_format,
    hasTemporaryPassword: row.must_change_password,
    authenticatedAt: Date.parse(row.authenticated_at),
    isDemo: row.is_demo,
    lacksSecondFactor: row.lacks_second_factor,
  };
}

/** @param issuedAt of the token, seconds since 1970; undefined: there was no token to look at */
const isCurrent = (issuedAt: number | undefined) => sql<boolean>`(session.tokens_since is null
  or ${issuedAt === undefined ? 'infinity' : new Date(issuedAt * 1000).toISOString()}::timestamptz >= date_trunc('second', session.tokens_since)
  or session.tokens_since > ${new Date(currentTime() - GRACE_MS).toISOString()})`;

/** The browser has what came with this access token: the refresh token before is no longer needed (`refreshToken`). */
async function confirm({ direct }: Database, signInId: string, generation: number): Promise<void> {
  await direct
    .updateTable('sign_in')
    .set({ confirmed: generation, last_used_at: currentInstant() })
    .where('id', '=', signInId)
    .where('confirmed', '<', generation)
    .execute();
}

/** The factors are looked up only where a project requires one. */
const lacksSecondFactor = sql<boolean>`case
  when project_member.project_id is not null and project.managers_need_second_factor
  then not exists (select from totp where totp.account_id = account.id and totp.confirmed_at is not null)
    and not exists (select from passkey where passkey.account_id = account.id)
  else false end`;
