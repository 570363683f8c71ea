import { abilitiesWith, type Ability, type HoursFormat, type projects } from '@pamaina/contract';
import type { Database } from '../database/database.ts';
import type { Tokens } from './tokens.ts';

/** The author of a call, by the current state of the database, not by the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  /** All sessions of one sign-in end together. */
  signInId: string;
  username: string;
  role: 'manager' | 'employee';
  /** The selected project (managers) or the employer's (employees); null: none. */
  projectId: string | null;
  employeeId: string | null;
  /** What they may do in that project in the manager's area. */
  abilities: ReadonlySet<Ability>;
  /** The payment status of that project; null without one. */
  billing: projects.Billing | null;
  /** Their format of hours. */
  hoursFormat: HoursFormat;
  /** Their password was set by a manager. */
  hasTemporaryPassword: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The caller of an `Authorization: Bearer` header, or null. One statement: the session's row must exist, and the
 * manager must still manage the project.
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

/** The owner of a session while it lasts; null when it has ended for any reason. */
export async function callerOfSession(
  database: Database,
  claims: Pick<Caller, 'accountId' | 'sessionId'> & { generation?: number },
): Promise<Caller | null> {
  const row = await database.direct
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('sign_in', 'sign_in.id', 'session.sign_in_id')
    .leftJoin('project_manager', (join) =>
      join
        .onRef('project_manager.account_id', '=', 'account.id')
        .onRef('project_manager.project_id', '=', 'session.project_id'),
    )
    .leftJoin('project', (join) =>
      join.on('project.id', '=', (on) => on.fn.coalesce('project_manager.project_id', 'account.project_id')),
    )
    .select([
      'session.sign_in_id',
      'sign_in.confirmed',
      'account.username',
      'account.role',
      'account.employee_id',
      'account.must_change_password',
      'account.hours_format',
      'account.project_id as employer',
      'project_manager.project_id as managed',
      'project.billing',
    ])
    .where('session.id', '=', claims.sessionId)
    .where('account.id', '=', claims.accountId)
    .where('session.expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!row) return null;
  if (claims.generation !== undefined && claims.generation > row.confirmed)
    await confirm(database, row.sign_in_id, claims.generation);
  return {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    signInId: row.sign_in_id,
    username: row.username,
    role: row.role,
    projectId: row.role === 'manager' ? row.managed : row.employer,
    employeeId: row.employee_id,
    abilities: row.managed === null ? new Set() : abilitiesWith('owner', []),
    billing: row.billing,
    hoursFormat: row.hours_format,
    hasTemporaryPassword: row.must_change_password,
  };
}

/** The browser has what came with this access token: the refresh token before is no longer needed (`refreshToken`). */
async function confirm({ direct }: Database, signInId: string, generation: number): Promise<void> {
  await direct
    .updateTable('sign_in')
    .set({ confirmed: generation, last_used_at: new Date().toISOString() })
    .where('id', '=', signInId)
    .where('confirmed', '<', generation)
    .execute();
}
