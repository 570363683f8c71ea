import { abilitiesWith, notifications, type Ability, type ProjectRole } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readableFields, storedObject } from '../../../platform/database/stored-json.ts';

/** Notifications of one action arrive within this time, and are one email. */
export const JOINED_MS = 10_000;
/** When daily emails are sent, in the project's time zone. */
const DAILY_AT = '18:00';
/** Whether it cannot wait for others, or for the end of the day. */
export const isUrgent = (kind: notifications.Kind): boolean => 'isUrgent' in notifications.kinds[kind];

interface Message {
  channel: notifications.Channel;
  kind: notifications.Kind;
  /** IANA name. */
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * When a message is sent, in milliseconds since 1970: push immediately, an email when its notifications are complete.
 */
export function dueAt({ channel, kind, zone, now }: Message, { digest }: Pick<Receiver, 'digest'>): number {
  if (channel === 'push') return now;
  if (digest === 'soon' || isUrgent(kind)) return now + JOINED_MS;
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const today = local.toPlainDate().toZonedDateTime({ timeZone: zone, plainTime: DAILY_AT });
  const next = today.epochMilliseconds > now ? today : today.add({ days: 1 });
  return next.epochMilliseconds;
}

/** A user with a login, with the fields that notifications need. */
export interface Receiver {
  accountId: string;
  /** For an employee. */
  employeeId: string | null;
  /** For a member of the project: what they may do. */
  abilities: ReadonlySet<Ability> | null;
  preferences: Preferences;
  digest: 'soon' | 'daily';
  hasEmail: boolean;
  hasPush: boolean;
}

/**
 * Everyone in the project who can be notified: managers, and employees with a login. A demo has no email addresses:
 * anyone could write to strangers from there. Nobody after the last day of their employment.
 */
export async function findReceivers(tx: Tx): Promise<Receiver[]> {
  const { rows } = await sql<{
    account_id: string;
    employee_id: string | null;
    role: ProjectRole | null;
    grants: Ability[] | null;
    preferences: unknown;
    digest: 'soon' | 'daily' | null;
    has_email: boolean;
    has_push: boolean;
  }>`
    with user_of as materialized (
      select account.id, account.project_id, account.employee_id, account.email, member.role, member.grants from account
      left join project_member as member on member.project_id = ${tx.projectId} and member.account_id = account.id
      where account.project_id = ${tx.projectId} or member.account_id is not null
    )
    select account.id as account_id, employee.id as employee_id, account.role, account.grants, settings.preferences, settings.digest,
      coalesce(nullif(employee.email, ''), nullif(account.email, '')) is not null and not demo.is_demo as has_email,
      exists (select from push_subscription where push_subscription.account_id = account.id) as has_push
    from user_of as account
    left join employee on employee.project_id = account.project_id and employee.id = account.employee_id
    cross join (
      select exists (
        select from project_member join account on account.id = project_member.account_id
        where project_member.project_id = ${tx.projectId} and account.is_demo
      ) as is_demo
    ) as demo
    left join notification_settings as settings on settings.account_id = account.id
    where employment_over(account.project_id, account.employee_id) is null`.execute(tx);
  return rows.map((row) => ({
    accountId: row.account_id,
    employeeId: row.employee_id,
    abilities: row.role && abilitiesWith(row.role, row.grants ?? []),
    preferences: readPreferences(row.preferences),
    digest: row.digest ?? 'soon',
    hasEmail: row.has_email,
    hasPush: row.has_push,
  }));
}

export type Preferences = Record<notifications.Kind, notifications.Wanted>;

/** The defaults. */
const wantedAtFirst = (kind: notifications.Kind): notifications.Wanted => ({
  in_app: true,
  email: !('isWithoutEmail' in notifications.kinds[kind]),
  push: true,
});

const { in_app, email, push } = notifications.Preferences.shape.preferences.shape.schedule_published.unwrap().shape;
const Chosen = readableFields({ in_app, email, push });

/** The defaults with the user's choices that can be read. */
export function readPreferences(stored: unknown): Preferences {
  const chosen = storedObject.parse(stored);
  const wanted = notifications.Kind.options.map((kind) => [
    kind,
    { ...wantedAtFirst(kind), ...Chosen.parse(chosen[kind]) },
  ]);
  return Object.fromEntries(wanted) as Preferences;
}
