import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { countMinutes } from '../../features/plan/planning-input/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { seedAsk, seedRing } from './seed-ask.ts';
import { managerRow, seedNotification } from './seed-notification.ts';
import { seedTimeEntry } from './seed-time-entry.ts';
import { seedWish } from './seed-wish.ts';
import {
  dailyComment,
  event,
  holiday,
  payrollExport,
  person,
  repair,
  request,
  requirement,
  scenario,
  shift,
  shiftClaim,
  swapOffer,
  template,
  timeOff,
  unavailability,
} from './tenant-rows.ts';

export interface Tenant {
  id: string;
  employee: string;
  template: string;
}

/** A project with a row in every table of tenants. */
export async function seedTenant(database: Database, name: string): Promise<Tenant> {
  const [project_id, employee, day] = [randomUUIDv7(), `employee-${name}`, `template-${name}`];
  const other = `other-${name}`;
  await database.inProject(project_id, async (tx) => {
    await tx
      .insertInto('project')
      .values({ id: project_id, name: `Project ${name}`, description: null })
      .execute();
    for (const id of [employee, other]) {
      await tx.insertInto('identity').values({ key: id }).execute();
      await tx.insertInto('employee').values(person(project_id, id)).execute();
    }
    await tx.insertInto('template').values(template(project_id, day)).execute();
    const creator = randomUUIDv7();
    await tx
      .insertInto('identity')
      .values({ key: `programmer-${name}` })
      .execute();
    await tx
      .insertInto('account')
      .values({ ...managerRow(`programmer-${name}`), id: creator })
      .execute();
    const invited = { login: name, login_key: name, role: 'manager' as const, expires_at: '2040-01-01T00:00:00Z' };
    await tx
      .insertInto('member_invitation')
      .values({ id: randomUUIDv7(), ...invited })
      .execute();
    const webhook = { id: randomUUIDv7(), url: 'https://example.lt', events: [], secret: name };
    await tx.insertInto('webhook').values(webhook).execute();
    const delivery = { id: randomUUIDv7(), webhook_id: webhook.id, event: 'test' as const, payload: '{}' };
    await tx.insertInto('webhook_delivery').values(delivery).execute();
    const token = { kind: 'project' as const, name, hash: randomBytes(32), scopes: ['plan.read' as const] };
    await tx
      .insertInto('api_token')
      .values({ id: randomUUIDv7(), account_id: creator, ...token, expires_at: '2040-01-01T00:00:00Z' })
      .execute();
    const mapping = { kind: 'employees' as const, header: randomBytes(32), columns: ['name', ''] };
    await tx.insertInto('import_mapping').values(mapping).execute();
    await tx.insertInto('requirement').values(requirement(project_id, day)).execute();
    await seedWeek(tx, day);
    const sequence = { template: day, next_template: day, third_template: day };
    await tx.insertInto('forbidden_sequence').values(sequence).execute();
    const limit = { template: day, max_per_week: 1, max_per_month: null, min_in_row: 1, max_in_row: 2 };
    await tx.insertInto('template_limit').values(limit).execute();
    await tx
      .insertInto('employee_pair')
      .values({ employee_id: employee, other_employee_id: other, together: true })
      .execute();
    await tx
      .insertInto('employment_term')
      .values({ employee_id: employee, valid_from: '2030-01-01', roles: ['cook'] })
      .execute();
    const kind = { id: randomUUIDv7(), name };
    await tx.insertInto('certificate_kind').values(kind).execute();
    await tx.insertInto('certificate_template').values({ kind_id: kind.id, template: day }).execute();
    await tx
      .insertInto('certificate')
      .values({ id: randomUUIDv7(), employee_id: employee, kind_id: kind.id })
      .execute();
    await tx.insertInto('senior_rule').values({ template: day, role: null, least: 1 }).execute();
    await tx.insertInto('holiday').values(holiday(project_id)).execute();
    await tx.insertInto('payroll_export').values(payrollExport(project_id)).execute();
    await tx.insertInto('unavailability').values(unavailability(project_id, employee)).execute();
    await seedWish(tx, employee, day);
    await tx
      .insertInto('sheet_mark')
      .values({ employee_id: employee, date: '2030-01-01', kind: 'donor_day' })
      .execute();
    const said = { month: '2030-01-01', is_right: true, note: null, figures: 'print', said_at: '2030-02-01T08:00:00Z' };
    await tx
      .insertInto('sheet_confirmation')
      .values({ employee_id: employee, ...said })
      .execute();
    await tx.insertInto('time_off').values(timeOff(project_id, employee)).execute();
    await seedTakings(tx);
    await tx
      .insertInto('overtime_leave')
      .values({ id: randomUUIDv7(), employee_id: employee, month: '2030-05-01', parts: '[]', leave_minutes: 0 })
      .execute();
    await seedLateChange(tx, employee);
    await tx
      .insertInto('leave_type')
      .values({
        type: `own-${project_id.slice(0, 8)}`,
        name,
        counts_as: 'other',
        can_request: true,
        is_paid: true,
        unit: 'days',
        is_pro_rata: false,
      })
      .execute();
    await tx
      .insertInto('leave_correction')
      .values({
        id: randomUUIDv7(),
        employee_id: employee,
        type: 'vacation',
        year: 2030,
        amount: 1,
        reason: name,
        created_by: name,
      })
      .execute();
    await tx.insertInto('repair').values(repair(project_id, employee)).execute();
    await tx.insertInto('scenario').values(scenario(project_id, employee)).execute();
    await tx.insertInto('swap_offer').values(swapOffer(project_id, employee)).execute();
    await tx.insertInto('shift_claim').values(shiftClaim(project_id, employee)).execute();
    await seedAsk(tx, employee);
    await seedRing(tx, employee);
    await seedTimeEntry(tx, employee);
    await tx.insertInto('request').values(request(project_id, employee)).execute();
    await tx.insertInto('daily_comment').values(dailyComment(project_id)).execute();
    await tx.insertInto('event').values(event(project_id)).execute();
    const of = { id: randomUUIDv7(), date: '2030-01-01', template: day, author_id: randomUUIDv7(), author: 'Ona' };
    await tx
      .insertInto('shift_note')
      .values({ ...of, note: 'Delivery at 10' })
      .execute();
    await tx
      .insertInto('task_done')
      .values({ ...of, task: 'Lights', at: '2030-01-01T08:00:00Z' })
      .execute();
    await tx
      .insertInto('shift')
      .values(shift(project_id, employee, '2030-06-01'))
      .execute();
    await countMinutes(tx);
    await tx.insertInto('former_employee').values({ number: 1, employee_id: null, name, since: null }).execute();
    // The month is there since the shift is.
    await sql`insert into worked_sum
      values (${project_id}, '2030-06-01', '2030-05-27', ${employee}, 'cook', null, 0, 0, 0, 0, 0, 0, 0)`.execute(tx);
    const snapshot = { starts_on: '2030-06-01', ends_on: '2030-06-30', shifts: '[]', removals: '[]', print: 'x' };
    await tx
      .insertInto('draft_snapshot')
      .values({ id: randomUUIDv7(), ...snapshot })
      .execute();
    const removed = { date: '2030-06-01', template: day, role: 'cook', body: '{}', planned: '{}' };
    await tx
      .insertInto('hand_removal')
      .values({ id: randomUUIDv7(), ...removed })
      .execute();
    await sql`insert into feed_removal (project_id, account_id, shift_id, starts_at, ends_at, role, version)
      select project_id, ${creator}, id, starts_at, ends_at, role, 2 from shift where project_id = ${project_id}`.execute(
      tx,
    );
    await sql`insert into shift_opening (project_id, shift_id)
      select project_id, id from shift where project_id = ${project_id}`.execute(tx);
    const month = { project_id, year: 2030, month: 6 };
    await tx
      .insertInto('schedule_month')
      .values({ ...month, proof: null })
      .execute();
    const published = {
      version: 1,
      published_at: '2030-05-20T10:00:00Z',
      published_by: name,
      shifts: 0,
      entries: '[]',
    };
    const archive_id = randomUUIDv7();
    await tx
      .insertInto('archive')
      .values({ ...month, id: archive_id, ...published })
      .execute();
    const asked = { employee_id: employee, employee_name: name, asked_at: published.published_at };
    await tx
      .insertInto('receipt')
      .values({ id: randomUUIDv7(), archive_id, ...asked })
      .execute();
    const announcement = {
      id: randomUUIDv7(),
      author_id: randomUUIDv7(),
      author: name,
      created_at: published.published_at,
    };
    await tx
      .insertInto('announcement')
      .values({ ...announcement, title: 'Fire drill', text: 'On Monday', is_for_all: true })
      .execute();
    const of_announcement = { announcement_id: announcement.id };
    await tx
      .insertInto('announcement_receipt')
      .values({ ...of_announcement, employee_id: employee, employee_name: name })
      .execute();
    const file = { name: 'plan.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4') } as const;
    await tx
      .insertInto('attachment')
      .values({
        id: randomUUIDv7(),
        ...file,
        ...of_announcement,
        uploaded_by: announcement.author_id,
        created_at: published.published_at,
      })
      .execute();
    const amended = { starts_on: '2030-06-10', ends_on: '2030-06-12', base_version: 1, started_by: name };
    await tx
      .insertInto('amendment')
      .values({ id: randomUUIDv7(), ...amended, started_at: published.published_at })
      .execute();
    await sql`insert into generation (project_id, id, year, month, state, seconds, seed)
      values (${project_id}, ${randomUUIDv7()}, 2030, 6, 'queued', 1, 1)`.execute(tx);
    const solving = randomUUIDv7();
    await sql`insert into generation (project_id, id, state, seconds, seed)
      values (${project_id}, ${solving}, 'queued', 1, 1)`.execute(tx);
    await tx.insertInto('solve').values({ id: solving, problem: '{}', result: null }).execute();
    await seedNotification(tx, name);
    await tx.insertInto('join_link').values({ id: randomUUIDv7(), expires_at: '2031-06-01T00:00:00Z' }).execute();
    await tx
      .insertInto('invitation')
      .values({ id: randomUUIDv7(), identity_key: name, account_id: null, name, fields: '{}' })
      .execute();
    const told = { id: randomUUIDv7(), action_type: 'project.created', actor: name, details: '{}' };
    await tx.insertInto('activity').values(told).execute();
  });
  return { id: project_id, employee, template: day };
}

async function seedWeek(tx: Tx, template: string): Promise<void> {
  const week_id = randomUUIDv7();
  await tx.insertInto('standard_week').values({ id: week_id, name: 'Summer' }).execute();
  await tx
    .insertInto('standard_week_span')
    .values({ week_id, starts_on: '2030-06-01', ends_on: '2030-08-31' })
    .execute();
  await tx.insertInto('week_requirement').values({ week_id, template, role: 'cook', weekday: 1, count: 2 }).execute();
}

async function seedLateChange(tx: Tx, employee_id: string): Promise<void> {
  const shift = { shift_id: randomUUIDv7(), date: '2030-01-01', start_time: '08:00', end_time: '16:00', role: 'cook' };
  const paid = { change: 'cut', late_minutes: 60, basis: 'house', law_pack: 'lt', paid_minutes: 30 } as const;
  const by = { changed_at: '2030-01-01T06:00:00Z', changed_by: 'demo' };
  await tx
    .insertInto('late_change')
    .values({ id: randomUUIDv7(), employee_id, ...shift, ...paid, ...by })
    .execute();
}

async function seedTakings(tx: Tx): Promise<void> {
  const at = '2030-01-02T08:00:00Z';
  const day = { date: '2030-01-01', minute: null, minutes: 1440, value: 5, recorded_at: at } as const;
  await tx
    .insertInto('taking')
    .values({ id: randomUUIDv7(), kind: 'guests', ...day })
    .execute();
  await tx
    .insertInto('expected_taking')
    .values({ id: randomUUIDv7(), kind: 'guests', date: '2030-01-03', hour: 12, value: 5 })
    .execute();
  await tx.insertInto('productivity').values({ kind: 'guests', enough_for: 'most' }).execute();
  const none = { least_open: 1, before_count: 0, before_minutes: 0, after_count: 0, after_minutes: 0 };
  await tx
    .insertInto('role_productivity')
    .values({ role: 'cook', per_hour: 10, ...none })
    .execute();
  await tx.insertInto('cost_terms').defaultValues().execute();
  await tx.insertInto('employer_share').values({ year: 2030, percent: 1.77 }).execute();
  await tx.insertInto('role_rate').values({ role: 'cook', starts: '2030-01-01', hourly_rate_cents: 900 }).execute();
  await tx.insertInto('budget').values({ per: 'month', starts: '2030-01-01', cents: 5, planning: 'shown' }).execute();
  const may = { month: '2030-05-01', starts: '2030-05-01', ends: '2030-05-31', cents: 5, keep: 'goal' } as const;
  await tx.insertInto('month_budget').values(may).execute();
  await tx.insertInto('used_proposal').values({ id: randomUUIDv7(), changes: '[]', used_at: at }).execute();
}
