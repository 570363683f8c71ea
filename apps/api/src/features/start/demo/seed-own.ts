import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { currentInstant } from '../../../platform/time/clock.ts';
import { recordActivities } from '../../access/activity/index.ts';
import { weeklyAbsences } from '../../business/samples/index.ts';
import { employeeOfDemo, EVENING_AWAY, people, template, wishesOfDemo } from './cafe.ts';
import { word } from './placeholders.ts';

interface When {
  zone: string;
  /** Last month, this one, the first without a schedule. */
  months: readonly Temporal.PlainYearMonth[];
}

/**
 * What the employee whose pages visitors open has asked for and was answered, and what several prefer next month: no
 * page of theirs is empty. Nothing of it changes who can work when the café is open.
 */
export async function seedOwn(tx: Tx, { zone, months: [last, now, next] }: When, manager: string): Promise<void> {
  if (last === undefined || now === undefined || next === undefined) return;
  const employee_id = employeeOfDemo;
  const decided = { decided_by: manager, decided_at: currentInstant() };
  const day = now.toPlainDate({ day: 14 }).toString();
  await tx
    .insertInto('time_off')
    .values({
      id: randomUUIDv7(),
      employee_id,
      type: 'personal',
      start_date: day,
      end_date: day,
      reason: word('demo.concert'),
      status: 'rejected',
      decision_note: word('demo.fewPeople'),
      ...decided,
    })
    .execute();
  await tx
    .insertInto('request')
    .values({
      id: randomUUIDv7(),
      employee_id,
      type: 'schedule_change',
      title: word('demo.laterStart'),
      reason: word('demo.laterStartText'),
      priority: 'normal',
      status: 'approved',
      decision_note: word('demo.laterStartAnswer'),
      ...decided,
    })
    .execute();
  const first = last.toPlainDate({ day: 1 });
  const monday = first.subtract({ days: first.dayOfWeek - 1 }).toString();
  const week = weeklyAbsences({ projectId: tx.projectId, employeeId: employee_id, zone, monday, away: EVENING_AWAY });
  await tx.insertInto('unavailability').values(week.slice(2, 3)).execute();
  await tx
    .insertInto('wish')
    .values(
      wishesOfDemo.map(({ id, day, isOff }) => ({
        id: randomUUIDv7(),
        employee_id: id,
        date: next.toPlainDate({ day }).toString(),
        kind: isOff ? ('off' as const) : ('on' as const),
        template: isOff ? null : template('morning'),
      })),
    )
    .execute();
}

/** A swap of the employee's that was decided: the shift stayed theirs. */
export async function seedDecidedSwap(tx: Tx, manager: string): Promise<void> {
  const shift = await tx
    .selectFrom('shift')
    .select(['id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'template', 'role'])
    .where('status', '=', 'published')
    .where('employee_id', '=', employeeOfDemo)
    .where('starts_at', '<', currentInstant())
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  const taker = people.find(({ id, roles }) => id !== employeeOfDemo && roles.includes(shift?.role ?? ''));
  if (shift === undefined || taker === undefined) return;
  const { id: shift_id, ...kept } = shift;
  const [id, offered_by_name] = [randomUUIDv7(), nameOf(employeeOfDemo)];
  await tx
    .insertInto('swap_offer')
    .values({
      id,
      shift_id,
      ...kept,
      offered_by: employeeOfDemo,
      offered_by_name,
      target: taker.id,
      target_name: taker.name,
      accepted_by: taker.id,
      accepted_by_name: taker.name,
      status: 'rejected',
      note: word('demo.concert'),
      rejection_reason: word('demo.fewPeople'),
      decided_by: manager,
      decided_at: currentInstant(),
    })
    .execute();
  const { date, role } = shift;
  await recordActivities(tx, [
    { action_type: 'swap.offered', actor: employeeOfDemo, details: { id, date, role, offered_by: offered_by_name } },
  ]);
}
