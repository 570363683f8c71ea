import { abilitiesWith, type Ability } from '@pamaina/contract';
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { DEMO_SHARE, HAS_SECOND_FACTOR, VERSION, type Caller } from './caller.ts';

/** Programs that look for leaked secrets find it by its beginning. */
const PREFIX = 'pam_';
/** 32 random bytes in base64url; then the checksum, which tokens from before do not have. */
const SECRET = 'pam_[\\w-]{43}';
const CHECKSUM = '[0-9A-Za-z]{6}';

/** A new token, and the hash by which it is stored: 256 random bits need no slow hash. */
export function newApiToken(): { token: string; hash: Buffer } {
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const token = secret + checksumOf(secret);
  return { token, hash: hashOf(token) };
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * CRC-32 of what is before it, in six signs of base 62: programs that look for leaked secrets recognize it
 * without asking.
 */
function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let signs = '';
  for (let place = 0; place < 6; place += 1) {
    signs = (BASE62[rest % 62] ?? '') + signs;
    rest = Math.floor(rest / 62);
  }
  return signs;
}

/** Whether it can be one: of the right form, and with the right checksum if it has one. */
function isWhole(token: string): boolean {
  const [, secret = '', checksum] = new RegExp(`^(${SECRET})(${CHECKSUM})?$`).exec(token) ?? [];
  return secret !== '' && (checksum === undefined || checksum === checksumOf(secret));
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const hasSecondFactor = sql.raw(HAS_SECOND_FACTOR);

/** Somebody put a token into an address. */
export const namesApiToken = (url: string): boolean => url.includes(PREFIX) && new RegExp(SECRET).test(url);

/** The API token in an `Authorization: Bearer` header, or what begins like one; null: something else. */
export const apiTokenOf = (authorization: string | undefined): string | null =>
  /^Bearer (pam_[\w-]*)$/i.exec(authorization ?? '')?.[1] ?? null;

/**
 * The caller of an API token, or null: not one, expired, revoked, or personal of somebody who has left. A personal
 * token may do what its creator may at this moment: nothing while they lack a second factor that the project requires.
 * One of the project does what it was made for.
 */
export async function callerOfApiToken(database: Database, token: string, withVersion = false): Promise<Caller | null> {
  const row = isWhole(token) ? await useToken(database, token, withVersion) : undefined;
  if (!row) return null;
  const isPersonal = row.kind === 'personal';
  if (isPersonal && (row.member_role === null || row.has_left)) return null;
  const able = isPersonal && row.member_role !== null ? abilitiesWith(row.member_role, row.grants ?? []) : null;
  return {
    accountId: row.account_id,
    // Of no session: nothing that a session can do is found by it.
    sessionId: row.id,
    signInId: row.id,
    apiToken: row.id,
    username: `${row.username} (${row.name})`,
    role: 'manager',
    projectId: row.project_id,
    employeeId: null,
    isEmployed: row.employee_id !== null,
    projectRole: isPersonal ? row.member_role : 'manager',
    abilities: new Set(row.scopes.filter((scope) => able === null || able.has(scope))),
    timeZone: row.time_zone,
    billing: row.billing,
    hoursFormat: row.hours_format,
    hasTemporaryPassword: false,
    authenticatedAt: 0,
    isDemo: false,
    share: row.in_demo ? DEMO_SHARE : row.account_id,
    lacksSecondFactor: row.lacks_second_factor,
    version: row.version,
  };
}

/** The row of a token, with what its creator and project are at this moment; its use is recorded. */
const useToken = (database: Database, token: string, withVersion: boolean) =>
  database.direct
    .selectFrom(
      sql<{
        project_id: string;
        id: string;
        account_id: string;
        kind: 'personal' | 'project';
        name: string;
        scopes: Ability[];
      }>`use_api_token(${hashOf(token)})`.as('used'),
    )
    .innerJoin('account', 'account.id', 'used.account_id')
    .innerJoin('project', 'project.id', 'used.project_id')
    .leftJoin('project_member', (join) =>
      join
        .onRef('project_member.account_id', '=', 'used.account_id')
        .onRef('project_member.project_id', '=', 'used.project_id'),
    )
    .select([
      'used.project_id',
      'used.id',
      'used.account_id',
      'used.kind',
      'used.name',
      'used.scopes',
      'account.username',
      'account.employee_id',
      'account.hours_format',
      'project_member.role as member_role',
      'project_member.grants',
      'project.billing',
      'project.time_zone',
    ])
    .select(sql<boolean>`employment_over(account.project_id, account.employee_id) is not null`.as('has_left'))
    .select(
      sql<boolean>`project.managers_need_second_factor and used.kind = 'personal' and not ${hasSecondFactor}`.as(
        'lacks_second_factor',
      ),
    )
    .select(sql<boolean>`account.is_demo or project.demo_network is not null`.as('in_demo'))
    .select(sql<string | null>`case when ${withVersion} then ${sql.raw(VERSION)} end`.as('version'))
    .executeTakeFirst();
