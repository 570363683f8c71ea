import type { HoursFormat, projects } from '@pamaina/contract';
import type { Database } from '../database/database.ts';
import type { Tokens } from './tokens.ts';

/** Who makes a call, as the database knows it at this moment, not as the token remembers it. */
export interface Caller {
  accountId: string;
  sessionId: string;
  /** All sessions of one sign-in end together. */
  signInId: string;
  username: string;
  role: 'manager' | 'employee';
  /** The selected project (managers) or the one a person works in (employees); null: none. */
  projectId: string | null;
  employeeId: string | null;
  /** How that project is paid; null without one. */
  billing: projects.Billing | null;
  /** How they read hours. */
  hoursFormat: HoursFormat;
  /** Their password is the one that a manager gave them. */
  hasTemporaryPassword: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The caller behind an `Authorization: Bearer` header, or null when nobody is.
 * One statement: the session's row must stand, and the manager must still manage the project.
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

/** Who a session belongs to as long as it lasts; null when it has ended, whoever ended it. */
export async function callerOfSession(
  database: Database,
  claims: Pick<Caller, 'accountId' | 'sessionId'>,
): Promise<Caller | null> {
  const row = await database.direct
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
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
  return {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    signInId: row.sign_in_id,
    username: row.username,
    role: row.role,
    projectId: row.role === 'manager' ? row.managed : row.employer,
    employeeId: row.employee_id,
    billing: row.billing,
    hoursFormat: row.hours_format,
    hasTemporaryPassword: row.must_change_password,
  };
}
