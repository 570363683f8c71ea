import { abilitiesWith, type Ability, type HoursFormat, type ProjectRole, type projects } from '@pamaina/contract';
import type { Database } from '../database/database.ts';
import type { Asker } from '../ground/turns.ts';
import { confirmSignIn } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { currentTime } from '../time/clock.ts';
import { tracedStatement } from '../tracing/tracing.ts';

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
  /**
   * Under which it is counted where all take turns: the account, and one for everything of the demo, since anybody can
   * have a copy of it for nothing.
   */
  share: string;
  /** A manager without a second factor, in a project that requires one. */
  lacksSecondFactor: boolean;
  /** Of the project, if it was asked for: another after everything that is written in it. */
  version: string | null;
}

export const DEMO_SHARE = 'demo';

/** A caller in the queues of what is expensive. */
export const askerOf = ({ share, accountId }: Pick<Caller, 'share' | 'accountId'>): Asker => ({
  share,
  caller: accountId,
});

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
  withVersion = false,
): Promise<Caller | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  const claims = token ? await tokens.read(token) : null;
  if (!claims || !UUID.test(claims.sessionId) || !UUID.test(claims.accountId)) return null;
  return callerOfSession(database, claims, withVersion);
}

/** After a confirmation, what a page sent before goes on for so long with the token from before. */
const GRACE_MS = 30_000;

/**
 * The version of `project`, with the day that its own clock shows: sums depend on it. Read before what it is the
 * version of, it can be older than that, never newer.
 */
export const VERSION = "project_version(project.id) || ' ' || local_time(now(), project.time_zone)::date";

/** Of `account`. */
export const HAS_SECOND_FACTOR = `(
  exists (select from totp where totp.account_id = account.id and totp.confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id))`;

interface CallerRow {
  sign_in_id: string;
  authenticated_at: string;
  confirmed: number;
  username: string;
  role: 'manager' | 'employee';
  employee_id: string | null;
  must_change_password: boolean;
  hours_format: HoursFormat;
  is_demo: boolean;
  in_demo: boolean;
  employer: string | null;
  managed: string | null;
  member_role: ProjectRole | null;
  grants: Ability[] | null;
  billing: projects.Billing | null;
  time_zone: string | null;
  lacks_second_factor: boolean;
  version: string | null;
}

/**
 * Asked with every request, so each connection plans it once. The token of a call that was sent before the last
 * confirmation (`POST /token/confirm`) is good until $5. Factors are looked up only where a project requires one.
 */
const CALLER = `
  select session.sign_in_id, session.authenticated_at, sign_in.confirmed, account.username, account.role,
    account.employee_id, account.must_change_password, account.hours_format, account.is_demo,
    account.is_demo or project.demo_network is not null as in_demo,
    account.project_id as employer, project_member.project_id as managed, project_member.role as member_role,
    project_member.grants, project.billing, project.time_zone,
    case when project_member.project_id is not null and project.managers_need_second_factor
      then not ${HAS_SECOND_FACTOR}
      else false end as lacks_second_factor,
    case when $6 then ${VERSION} end as version
  from session
    join account on account.id = session.account_id
    join sign_in on sign_in.id = session.sign_in_id
    left join project_member on project_member.account_id = account.id and project_member.project_id = session.project_id
    left join project on project.id = coalesce(project_member.project_id, account.project_id)
  where session.id = $1 and account.id = $2 and session.expires_at > $3
    and (session.tokens_since is null or $4::timestamptz >= date_trunc('second', session.tokens_since)
      or session.tokens_since > $5)
    and employment_over(account.project_id, account.employee_id) is null`;

/**
 * The owner of a session while it lasts; null when it has ended for any reason, or when the token is from before the
 * last confirmation (`POST /token/confirm`).
 */
async function callerOfSession(
  database: Database,
  claims: Pick<Caller, 'accountId' | 'sessionId'> & { generation: number; issuedAt: number },
  withVersion: boolean,
): Promise<Caller | null> {
  const now = currentTime();
  const moments = [now, claims.issuedAt * 1000, now - GRACE_MS].map((at) => new Date(at).toISOString());
  const query = {
    // Behind a pooler the next statement may come to a session that does not know the name.
    ...(!database.isPooled && { name: 'caller' }),
    text: CALLER,
    values: [claims.sessionId, claims.accountId, ...moments, withVersion],
  };
  const { rows } = await tracedStatement(CALLER, () => database.pool.query<CallerRow>(query));
  const [row] = rows;
  if (!row) return null;
  if (claims.generation > row.confirmed) await confirmSignIn(database.direct, row.sign_in_id, claims.generation);
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
    share: row.in_demo ? DEMO_SHARE : claims.accountId,
    lacksSecondFactor: row.lacks_second_factor,
    version: row.version,
  };
}
