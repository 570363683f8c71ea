import type { privacy } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import type { OutsideTx } from '../../../platform/database/database.ts';
import { FileReply, signedIn, type Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { listProjectsOf } from '../../access/projects/index.ts';

/**
 * Everything that is held about the caller as one JSON file (GDPR 15 and 20): the account and what belongs to it, and
 * of each project what is about them or by them. Secrets that only prove who somebody is are left out.
 */
export async function exportOwn(call: Call<typeof privacy.exportOwn>): Promise<FileReply> {
  const caller = signedIn(call);
  const { accountId, username, employeeId } = caller;
  const { database, limits, now } = call.deps;
  await limits.take(`export-own:${accountId}`, 20, 60 * 60);
  const held = await database.outside((tx) => readAll(tx, ofAccount(accountId)));
  const projects: object[] = [];
  for (const { id, name } of await listProjectsOf(database, caller)) {
    const parts = employeeId === null ? ofManager(id, accountId, username) : ofEmployee(id, employeeId, accountId);
    projects.push({ id, name, ...(await database.inProject(id, (tx) => readAll(tx, parts))) });
  }
  const file = { made_at: new Date(now()).toISOString(), ...held, projects };
  const content = Buffer.from(JSON.stringify(file, null, 2));
  const name = `${textOf(call.language, 'privacy.file')}.json`;
  return new FileReply({ type: 'application/json; charset=utf-8', name, content });
}

type Parts = Record<string, RawBuilder<unknown>>;

async function readAll(tx: OutsideTx, parts: Parts): Promise<Record<string, unknown>> {
  const held: Record<string, unknown> = {};
  for (const [name, from] of Object.entries(parts)) {
    const { rows } = await sql<{ held: unknown }>`
      select to_jsonb(held) - 'project_id' - 'account_id' as held from (${from}) as held`.execute(tx);
    held[name] = rows.map((row) => row.held);
  }
  return held;
}

const ofAccount = (id: string): Parts => ({
  account: sql`select to_jsonb(account) - 'password_hash' - 'identity_key' as account from account where id = ${id}`,
  consents: sql`select document, version, accepted_at from consent where account_id = ${id}`,
  sessions: sql`select device, created_at, last_used_at from sign_in where account_id = ${id}`,
  security_log: sql`select at, kind, facts from security_event where account_id = ${id} order by at`,
  authenticator_app: sql`select confirmed_at from totp where account_id = ${id} and confirmed_at is not null`,
  passkeys: sql`select name, is_synced, created_at, last_used_at from passkey where account_id = ${id}`,
  notification_settings: sql`select * from notification_settings where account_id = ${id}`,
  push_subscriptions: sql`select endpoint, created_at from push_subscription where account_id = ${id}`,
  calendar_feed: sql`select created_at from calendar_feed where account_id = ${id}`,
  picture: sql`select encode(content, 'base64') as webp from picture where account_id = ${id}`,
  purchases: sql`select kind, provider, email, name, description, amount_cents, currency, state, card, created_at, paid_at
    from purchase where account_id = ${id}`,
  billing_details: sql`select details from billing_details where account_id = ${id}`,
  vat_check: sql`select vat_number, state, checked_at from vat_check where account_id = ${id}`,
  invoices: sql`select invoice.* from invoice join purchase on purchase.id = purchase_id where account_id = ${id}
    order by invoice.seq`,
});

const byAccount = (project: string, account: string): Parts => ({
  comments: sql`select date, comment, created_at from daily_comment where project_id = ${project} and author_id = ${account}`,
  notes: sql`select date, template, note, created_at from shift_note where project_id = ${project} and author_id = ${account}`,
  written_announcements: sql`select title, text, created_at from announcement where project_id = ${project} and author_id = ${account}`,
  tasks: sql`select date, template, task, at from task_done where project_id = ${project} and author_id = ${account}`,
  notifications: sql`select kind, facts, created_at, read_at from notification
    where project_id = ${project} and account_id = ${account} order by seq`,
});

const ofManager = (project: string, account: string, username: string): Parts => ({
  ...byAccount(project, account),
  history: sql`select at, action_type, details from activity where project_id = ${project} and actor = ${username} order by at`,
});

const ofEmployee = (project: string, employee: string, account: string): Parts => {
  const own = (table: string) =>
    sql`select * from ${sql.table(table)} where project_id = ${project} and employee_id = ${employee}`;
  return {
    ...byAccount(project, account),
    employee: sql`select to_jsonb(employee) - 'identity_key' as employee from employee where project_id = ${project} and id = ${employee}`,
    shifts: sql`select date, start_time, end_time, break_minutes, template, role from shift
      where project_id = ${project} and employee_id = ${employee} and status = 'published' order by starts_at`,
    cancelled_in_calendar: sql`select starts_at, ends_at, role, removed_at from feed_removal
      where project_id = ${project} and account_id = ${account} order by starts_at`,
    archived_shifts: sql`select year, month, version, published_at,
        jsonb_path_query_array(entries, '$[*] ? (@.employee_id == $id)', jsonb_build_object('id', ${employee}::text)) as entries
      from archive where project_id = ${project} order by published_at`,
    receipts: own('receipt'),
    announcements: sql`select title, receipt.reminded_at, receipt.confirmed_at, receipt.confirmed_by from announcement_receipt receipt
      join announcement on announcement.project_id = receipt.project_id and announcement.id = receipt.announcement_id
      where receipt.project_id = ${project} and receipt.employee_id = ${employee} order by announcement.created_at`,
    // What managers write for themselves is no part of what a person downloads.
    time_off: sql`select id, coalesce(leave_code, type) as type, start_date, end_date, starts_at, ends_at, is_open, reason, status, requested_at, decided_at,
        decided_by, decision_note, scheduled, version from time_off where project_id = ${project} and employee_id = ${employee}`,
    overtime_leave: own('overtime_leave'),
    late_changes: own('late_change'),
    time_entries: own('time_entry'),
    clock_taps: sql`select event.kind, event.source, event.device_at, event.received_at, event.happened_at from clock_event event
      join time_entry entry on entry.project_id = event.project_id and entry.id = event.entry_id
      where event.project_id = ${project} and entry.employee_id = ${employee} order by event.happened_at`,
    time_corrections: sql`select before.version, before.state, before.started_at, before.ended_at, before.break_minutes, before.is_additional, before.reason,
        before.changed_by, before.changed_at from time_entry_version before
      join time_entry entry on entry.project_id = before.project_id and entry.id = before.entry_id
      where before.project_id = ${project} and entry.employee_id = ${employee} order by before.changed_at`,
    clock_pin: sql`select true as is_set, failures, failing_since from clock_pin where project_id = ${project} and employee_id = ${employee}`,
    locked_payroll: sql`select month, line from timesheet_month cross join jsonb_array_elements(payroll) as line
      where project_id = ${project} and line ->> 'id' = ${employee} order by month`,
    timesheet_days: own('sheet_mark'),
    timesheet_confirmations: own('sheet_confirmation'),
    unavailability: own('unavailability'),
    wishes: own('wish'),
    requests: own('request'),
    claims: own('shift_claim'),
    asks: sql`select ask.date, ask.start_time, ask.end_time, ask.role, person.status, person.asked_at, person.answer_until, person.answered_at,
        person.answered_by from ask_person as person
      join ask on ask.project_id = person.project_id and ask.id = person.ask_id
      where person.project_id = ${project} and person.employee_id = ${employee} order by ask.created_at`,
    swaps: sql`select date, start_time, end_time, role, return_date, return_start_time, return_end_time, return_role,
        status, note, rejection_reason, created_at from swap_offer
      where project_id = ${project} and ${employee} in (offered_by, target, accepted_by)`,
    rings: sql`select own.date, own.start_time, own.end_time, own.role, own.agreed_at, ring.status, ring.reason, ring.created_at
      from ring_person as own join ring on ring.project_id = own.project_id and ring.id = own.ring_id
      where own.project_id = ${project} and own.employee_id = ${employee} order by ring.created_at`,
    history: sql`select at, action_type, details from activity
      where project_id = ${project} and (actor = ${employee} or details ->> 'employee_id' = ${employee}) order by at`,
  };
};
