import type { absenceTest } from '@pamaina/contract';
import { type AbsenceDay, absencesToTry } from '@pamaina/engine';
import { askerOf } from '../../../platform/auth/caller.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { type Call, type EventsReply, member } from '../../../platform/http/route.ts';
import { streamEvents } from '../../../platform/http/stream-events.ts';
import { localOf, monthRange, dayStart, addDays } from '../../../platform/time/zone.ts';
import { engine } from '../../../platform/work/engine.ts';
import { loadMonth, type LoadedPeriod } from '../../plan/planning-input/index.ts';

type Event = absenceTest.AbsenceTestEvent;

/**
 * Tries each absence of one employee on one day from tomorrow on, with the schedule as the manager sees it; pinned
 * shifts of others stay. Nothing is stored.
 */
export async function streamAbsenceTest(call: Call<typeof absenceTest.streamAbsenceTest>): Promise<EventsReply> {
  const { start } = monthRange(call.query.year, call.query.month);
  const month = await inTurn(call, () =>
    call.deps.database.readInProject(member(call).projectId, (tx) => loadMonth(tx, start)),
  );
  const { problem, shifts, rows, project } = month;
  const from = dayStart(project.time_zone, addDays(localOf(project.time_zone, call.deps.now()).date, 1)) / 60_000;
  const kept = rows.filter(({ pinned }) => pinned).map(({ id }) => id);
  return streamEvents<Event>(call, {
    name: 'a test of absences',
    failed: { type: 'failed' },
    run: async (tell) => {
      const all = absencesToTry(problem, shifts, from);
      const tested: AbsenceDay[] = [];
      const onPart = (day: AbsenceDay) => {
        tested.push(day);
        tell({ type: 'day', day: present(day, month), done: tested.length, of: all.length });
      };
      // In parts, because one task has a limit of time, and others of the account go on between two of them.
      for (let at = 0; at < all.length; at += PART)
        await call.deps.work.run(
          askerOf(member(call)),
          engine.absenceTest,
          [problem, shifts, all.slice(at, at + PART), { kept, from }],
          { isLong: true, signal: call.signal, onPart },
        );
      return { type: 'done', on_call: onCallOf(tested, month) };
    },
  });
}

/** [absences] A part of them: some seconds of a café's month. */
const PART = 100;

function present({ employeeId, date, moves, open, proved }: AbsenceDay, month: LoadedPeriod): absenceTest.AbsenceDay {
  const name = month.problem.people.find(({ id }) => id === employeeId)?.name ?? employeeId;
  return { employee_id: employeeId, name, date, moves, open: rolesOf(open, month), proved };
}

/** One absence at a time: on such a day one more person who has the roles takes whatever it leaves open. */
function onCallOf(tested: readonly AbsenceDay[], month: LoadedPeriod) {
  const uncovered = Map.groupBy(
    tested.filter(({ open }) => open.length > 0),
    ({ date }) => date,
  );
  return [...uncovered].map(([date, days]) => {
    const roles = days.flatMap(({ open }) => rolesOf(open, month));
    return { date, roles: [...new Set(roles)].sort() };
  });
}

function rolesOf(shiftIds: readonly string[], { shifts }: LoadedPeriod): string[] {
  return shifts.filter(({ id }) => shiftIds.includes(id)).map(({ role }) => role);
}
