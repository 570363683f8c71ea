import { clockTimeOf } from '@pamaina/contract';
import type { asks } from '@pamaina/contract';
import { sql } from 'kysely';
import { together, type Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { hidesIllness, ruleText } from '../../../platform/text/rule-text.ts';
import { readViolations } from '../../../platform/text/stored-violations.ts';
import { namesOfUsers } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { allowedActions, stateOf, type AskRow, type PersonRow } from './ask-machine.ts';

/** The shift of a question as it is now. */
interface LiveShift {
  id: string;
  date: string;
  start_time: string;
  end_time: string;
  role: string;
  employee_id: string | null;
  former_name: string | null;
  status: 'draft' | 'published';
  version: number;
  amendment: string | null;
}

/** A question with its row locked until the transaction ends, its people, and the shift if it is still the same. */
export interface LockedAsk {
  ask: AskRow;
  people: PersonRow[];
  /** Null: it is gone, has other hours, or belongs to somebody else by now. */
  shift: LiveShift | null;
}

/** @throws `not_found` */
export async function lockAsk(tx: Tx, id: string): Promise<LockedAsk> {
  const ask = await tx.selectFrom('ask').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!ask) throw new ProblemError('not_found');
  const people = await peopleOf(tx, [id]);
  const shift = await tx
    .selectFrom('shift')
    .select([
      'id',
      'date',
      'start_time',
      'end_time',
      'role',
      'employee_id',
      'former_name',
      'status',
      'version',
      'amendment',
    ])
    .where('id', '=', ask.shift_id)
    .executeTakeFirst();
  return { ask, people, shift: shift && isAsAsked(ask, shift) ? shift : null };
}

/** An answer is about the shift as it was asked about. */
const isAsAsked = (ask: AskRow, shift: LiveShift): boolean =>
  shift.former_name === null &&
  // A draft that came into an amendment is published with it.
  (shift.amendment === null || shift.status === 'published') &&
  shift.employee_id === ask.holder &&
  (['date', 'start_time', 'end_time', 'role'] as const).every((field) => shift[field] === ask[field]);

/** The people of questions, in the order in which they are asked. */
function peopleOf(tx: Tx, ids: readonly string[]): Promise<PersonRow[]> {
  return tx
    .selectFrom('ask_person')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.project_id', '=', 'ask_person.project_id')
        .onRef('employee.id', '=', 'ask_person.employee_id'),
    )
    .selectAll('ask_person')
    .select('employee.name')
    .where('ask_person.ask_id', 'in', ids)
    .orderBy('ask_person.place')
    .execute();
}

type Asked = Pick<Call, 'language' | 'caller'>;

/** Questions as managers see them, the latest first. */
export async function presentAsks(tx: Tx, rows: readonly AskRow[], { language, caller }: Asked): Promise<asks.Ask[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const involved = rows.flatMap(({ holder, taker }) => [holder, taker]).filter((one) => one !== null);
  const [{ time_zone: zone }, everybody, named, nameOf] = await together(tx, () => [
    findProject(tx),
    peopleOf(tx, ids),
    tx
      .selectFrom('employee')
      .select(['id', 'name'])
      .where(sql<boolean>`employee.id = any(${involved}::text[])`)
      .execute(),
    namesOfUsers(
      tx,
      rows.map(({ created_by }) => created_by),
    ),
  ]);
  const people = Map.groupBy(everybody, ({ ask_id }) => ask_id);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map((ask) => ({
    id: ask.id,
    shift: { id: ask.shift_id, date: ask.date, ...timesOf(ask), template: ask.template },
    role: ask.role,
    holder_name: names.get(ask.holder ?? '') ?? null,
    way: ask.way,
    minutes: ask.minutes,
    needs_approval: ask.needs_approval,
    status: ask.status,
    taker_id: ask.taker,
    taker_name: names.get(ask.taker ?? '') ?? null,
    created_at: ask.created_at,
    created_by: ask.created_by,
    created_by_name: nameOf(ask.created_by, ask.created_at),
    ended_at: ask.ended_at,
    people: (people.get(ask.id) ?? []).map((person) => ({
      employee_id: person.employee_id,
      name: person.name,
      status: person.status,
      asked_at: person.asked_at,
      answer_until: person.answer_until,
      answered_at: person.answered_at,
      answered_by: person.answered_by,
      skipped_for: person.skipped_for,
      rules: readViolations(person.rules).map((violation) =>
        ruleText(violation, { language, zone, hidesIllness: hidesIllness(caller) }),
      ),
    })),
    allowed_actions: allowedActions(ask.status),
  }));
}

export async function presentAsk(tx: Tx, id: string, call: Asked): Promise<asks.Ask> {
  const rows = await tx.selectFrom('ask').selectAll().where('id', '=', id).execute();
  const [ask] = await presentAsks(tx, rows, call);
  if (!ask) throw new ProblemError('not_found');
  return ask;
}

/** The question as the employee sees it. */
export const questionOf = (ask: AskRow, person: PersonRow, now: number): asks.Question => ({
  id: person.id,
  date: ask.date,
  ...timesOf(ask),
  role: ask.role,
  answer_until: person.answer_until ?? ask.starts_at,
  state: stateOf(ask, person, now),
});

const timesOf = ({ start_time, end_time }: AskRow) => ({
  start_time: clockTimeOf(start_time),
  end_time: clockTimeOf(end_time),
});
