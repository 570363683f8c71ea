import type { takings } from '@pamaina/contract';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import { readTakingTime } from './taking-times.ts';

/**
 * Marks values as right, however unusual: of a day known as a whole, or all of an hour.
 * @throws 422 at the row: a time that never was, or doesn't begin a quarter of an hour
 */
export async function confirmTakings({ tx, caller, body }: ProjectCall<typeof takings.confirmTakings>) {
  const { time_zone } = await findProject(tx);
  const asked = body.map(({ at, kind }, index) => {
    const time = readTakingTime(time_zone, at);
    if (typeof time === 'string') throw fieldProblem(`${index}.at`, time);
    const from = time.minute === null ? null : time.minute - (time.minute % 60);
    return { kind, date: time.date, from };
  });
  const done = await tx
    .updateTable('taking')
    .set({ is_confirmed: true })
    .where('replaced_at', 'is', null)
    .where('is_confirmed', '=', false)
    .where((where) =>
      where.or(
        asked.map(({ kind, date, from }) =>
          where.and([
            where('kind', '=', kind),
            where('date', '=', date),
            from === null ? where('minute', 'is', null) : where.between('minute', from, from + 59),
          ]),
        ),
      ),
    )
    .returning('date')
    .execute();
  const dates = done.map(({ date }) => date).toSorted();
  const [start, end] = [dates[0], dates.at(-1)];
  if (start !== undefined)
    await recordActivity(tx, {
      action_type: 'takings.confirmed',
      actor: caller.username,
      details: { start, end, rows: done.length },
    });
  return { confirmed: done.length };
}
