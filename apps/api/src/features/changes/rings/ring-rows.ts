import { rings } from '@pamaina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';

type Status = rings.Ring['status'];
type Reason = rings.Ring['reason'];

/** Somebody in a ring, with the shift that goes to the next one. */
export interface PersonRow {
  place: number;
  employee_id: string | null;
  name: string;
  /** Null if the shift no longer exists. */
  shift_id: string | null;
  date: string;
  /** `HH:MM`. */
  start_time: string;
  end_time: string;
  template: string | null;
  role: string;
  agreed_at: string | null;
}

/** A ring with its current state: what time, shifts and employees have done since is included. */
export interface RingRow {
  id: string;
  status: Status;
  reason: Reason;
  created_at: string;
  people: PersonRow[];
}

/** Why a pending ring is over though nothing was written: its people `own`, with their shifts as they are now. */
const overBecause = (now: string): RawBuilder<Reason> => sql<Reason>`(
  select case when bool_or(own.starts_at <= ${now}) then 'begun' when bool_or(own.employee_id is null) then 'person'
    when bool_or(shift.id is null or shift.employee_id is distinct from own.employee_id or shift.status <> 'published'
      or (shift.date, shift.start_time, shift.end_time, shift.role)
        is distinct from (own.date, own.start_time, own.end_time, own.role)) then 'shift' end
  from ring_person as own left join shift on shift.project_id = own.project_id and shift.id = own.shift_id
  where own.project_id = ring.project_id and own.ring_id = ring.id)`;

/** @param now an instant */
export function ringQuery(tx: Tx, now: string) {
  const over = sql`case when ring.status = 'pending' then ${overBecause(now)} end`;
  const rows = sql<Omit<RingRow, 'people'> & { people: PersonRow[] }>`(
    select ring.id, ring.created_at, coalesce(ring.reason, ${over}) as reason,
      case when ${over} is null then ring.status else 'ended' end as status,
      (select json_agg(json_build_object('place', place, 'employee_id', employee_id, 'name', employee_name,
          'shift_id', shift_id, 'date', date, 'start_time', to_char(start_time, 'HH24:MI'),
          'end_time', to_char(end_time, 'HH24:MI'), 'template', template, 'role', role, 'agreed_at', agreed_at)
          order by place)
        from ring_person where ring_person.project_id = ring.project_id and ring_person.ring_id = ring.id) as people
    from ring where ring.project_id = ${tx.projectId})`;
  return tx.selectFrom(rows.as('ring')).selectAll().$castTo<RingRow>();
}

/** Whether an employee is in a ring, for `ringQuery`. */
export const isIn = (tx: Tx, employeeId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from ring_person where ring_person.project_id = ${tx.projectId} and ring_person.ring_id = ring.id
    and ring_person.employee_id = ${employeeId})`;

/** How many rings wait for the answer of one employee, as part of a statement. */
export const waitingRingCount = (tx: Tx, employeeId: string, now: string): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from ring
    join ring_person as asked on asked.project_id = ring.project_id and asked.ring_id = ring.id
    where ring.project_id = ${tx.projectId} and ring.status = 'pending' and asked.employee_id = ${employeeId}
      and asked.agreed_at is null and ${overBecause(now)} is null)`;

/** One ring, its row locked until the transaction ends. @throws `not_found` */
export async function lockRing(tx: Tx, { id, now }: { id: string; now: string }): Promise<RingRow> {
  await tx.selectFrom('ring').select('id').where('id', '=', id).forUpdate().execute();
  const found = await ringQuery(tx, now).where('ring.id', '=', id).executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}

/** What each gives, to whom. */
export const handedOver = ({ people }: Pick<RingRow, 'people'>) =>
  people.flatMap(({ shift_id: id, date, employee_id: from }, i) => {
    const to = people[(i + 1) % people.length]?.employee_id ?? null;
    return id === null || from === null || to === null ? [] : [{ id, date, from, to }];
  });

interface Viewer {
  role: 'manager' | 'employee';
  employeeId: string | null;
}

export function presentRing({ people, ...ring }: RingRow, { role, employeeId }: Viewer): rings.Ring {
  const own = people.find((person) => employeeId !== null && person.employee_id === employeeId);
  const may = {
    agree: own !== undefined && own.agreed_at === null,
    decline: own !== undefined,
    withdraw: role === 'manager',
  };
  return {
    ...ring,
    people: people.map(
      ({ employee_id, name, agreed_at, shift_id, date, start_time, end_time, template, role: as }) => ({
        employee_id,
        name,
        shift: { id: shift_id, date, start_time, end_time, template, role: as },
        // Of colleagues only how many: from who has agreed they could tell whose no it was.
        has_agreed: role === 'manager' || employee_id === own?.employee_id ? agreed_at !== null : null,
      }),
    ),
    agreed: people.filter(({ agreed_at }) => agreed_at !== null).length,
    allowed_actions: ring.status === 'pending' ? rings.ringActions.filter((action) => may[action]) : [],
  };
}
