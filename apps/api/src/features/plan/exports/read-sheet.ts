import { clockTimeOf } from '@pamaina/contract';
import type { exports, Language } from '@pamaina/contract';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { datesBetween } from '../../../platform/time/zone.ts';
import { inPlan } from '../planning-input/index.ts';
import type { SheetShift } from './sheet-shift.ts';
import { readAnnouncements, type Announcement } from './wall/read-announcements.ts';

/** A schedule ready to be written in any format. */
export interface Sheet {
  project: string;
  zone: string;
  language: Language;
  start: string;
  end: string;
  dates: string[];
  /** Public holidays, and days on which the business is closed. */
  holidays: ReadonlySet<string>;
  /** By name; then those who are in shifts only. */
  people: { id: string | null; name: string }[];
  shifts: SheetShift[];
  /** Publications of its months, where they are asked for. */
  announcements: Announcement[];
  paper: exports.Paper;
  madeAt: Date;
}

interface Options extends Pick<Sheet, 'start' | 'end' | 'language' | 'paper'> {
  /** Whether drafts are in it. */
  drafts: boolean;
  /** Whether it says what was announced and when: reading that takes as long as the shifts. */
  announced: boolean;
  /** Epoch milliseconds. */
  madeAt: number;
}

export async function readSheet(tx: Tx, options: Options): Promise<Sheet> {
  const { start, end, language, paper, announced, madeAt } = options;
  const project = await tx
    .selectFrom('project')
    .select(['name', 'time_zone'])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const all = await tx
    .selectFrom('employee')
    .select(['id', 'name', 'first_day', 'last_day'])
    .orderBy(byName(tx, 'name'))
    .execute();
  const shifts = await readShifts(tx, options);
  const holidays = await tx
    .selectFrom('calendar_day')
    .select('date')
    .where((where) => where.or([where('is_public', '=', true), where('closed', '=', true)]))
    .where('date', '>=', start)
    .where('date', '<=', end)
    .execute();
  const scheduled = new Set(shifts.map(({ person }) => person?.id));
  const employees = all.flatMap(({ id, name, first_day, last_day }) =>
    scheduled.has(id) || ((first_day ?? start) <= end && (last_day ?? end) >= start) ? [{ id, name }] : [],
  );
  const former = shifts.flatMap(({ person }) => (person && person.id === null ? [person] : []));
  return {
    project: project.name,
    zone: project.time_zone,
    language,
    start,
    end,
    dates: datesBetween(start, end),
    holidays: new Set(holidays.map(({ date }) => date)),
    people: [...employees, ...new Map(former.map((person) => [person.name, person])).values()],
    shifts,
    announcements: announced ? await readAnnouncements(tx, { start, end, shifts }) : [],
    paper,
    madeAt: new Date(madeAt),
  };
}

async function readShifts(tx: Tx, { start, end, drafts }: Options): Promise<SheetShift[]> {
  const rows = await tx
    .selectFrom('counted_shift as shift')
    .leftJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'shift.project_id').onRef('employee.id', '=', 'shift.employee_id'),
    )
    .select(['shift.id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'break_minutes', 'minutes'])
    .select(['on_call', 'template', 'role', 'employee_id', 'former_name', 'status', 'employee.name'])
    .where(inPlan('in_force'))
    .where('date', '>=', start)
    .where('date', '<=', end)
    .$if(!drafts, (query) => query.where('status', '=', 'published'))
    .orderBy('starts_at')
    .orderBy('role')
    .orderBy('shift.id')
    .execute();
  return rows.map(({ employee_id, former_name, name: own, ...row }) => {
    const name = own ?? former_name;
    return {
      id: row.id,
      date: row.date,
      start: clockTimeOf(row.start_time),
      end: clockTimeOf(row.end_time),
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      breakMinutes: row.break_minutes,
      minutes: row.on_call === 'at_home' ? 0 : row.minutes,
      template: row.template,
      role: row.role,
      person: name === null ? null : { id: employee_id, name },
      status: row.status as SheetShift['status'],
    };
  });
}

/** Whether a shift is one of this person's, also of one who has been deleted since. */
export const isOf = (person: { id: string | null; name: string }, shift: SheetShift): boolean =>
  shift.person !== null && shift.person.id === person.id && (person.id !== null || shift.person.name === person.name);
