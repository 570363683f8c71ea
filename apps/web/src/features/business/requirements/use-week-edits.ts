import { standardWeeks, type requirements } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { weekQueries } from '../../../lib/http/week-queries.ts';
import { useWrite } from '../../../lib/http/use-action.ts';
import type { CellEdit, StandardEdits } from './use-standard-edits.ts';

type Week = standardWeeks.StandardWeek;

/** What a week is stored with again. */
export const bodyOf = ({ name, spans, requirements: own }: Week) => ({ name, spans, requirements: own });

/** The requirements of a named week as the rows of a grid. */
export const rowsOfWeek = (id: string, own: Week['requirements']): requirements.Requirement[] =>
  own.map((row) => ({ ...row, id, date: null, version: 0 }));

/**
 * The same as `useStandardEdits` for a named week, which is stored as a whole: one after the other, each from what the
 * one before has stored. Where another user changed the week first it is loaded again.
 */
export function useWeekEdits(week: Week): StandardEdits {
  const { t } = useTranslation('requirements');
  const client = useQueryClient();
  const write = useWrite();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [waiting, setWaiting] = useState<readonly CellEdit[]>([]);
  const key = weekQueries.list().queryKey;

  const store = async (edits: readonly CellEdit[]) => {
    const current = client.getQueryData(key)?.find(({ id }) => id === week.id) ?? week;
    const body = { ...bodyOf(current), requirements: edits.reduce(withEdit, current.requirements) };
    try {
      const stored = await write(standardWeeks.updateWeek, {
        params: { id: week.id },
        body: standardWeeks.createWeek.body?.parse(body) ?? body,
        ifMatch: current.version,
      });
      client.setQueryData(key, (list = []) => list.map((one) => (one.id === stored.id ? stored : one)));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) throw error;
      await client.fetchQuery({ ...weekQueries.list(), staleTime: 0 });
      throw new ApiError({ ...error, detail: t('weeks.overtaken') });
    }
  };
  const saveTogether = async (edits: readonly CellEdit[]) => {
    setWaiting((others) => [...others, ...edits]);
    const done = queue.current.then(() => store(edits));
    // The caller handles a failure; the next edits in the queue must not.
    queue.current = done.catch(() => undefined);
    try {
      await done;
    } finally {
      setWaiting((others) => others.filter((one) => !edits.includes(one)));
    }
  };
  return {
    save: (edit) => saveTogether([edit]),
    saveTogether,
    drawn: rowsOfWeek(week.id, waiting.reduce(withEdit, week.requirements)),
  };
}

function withEdit(list: Week['requirements'], { template, role, weekday, count }: CellEdit): Week['requirements'] {
  const others = list.filter((one) => one.template !== template || one.role !== role || one.weekday !== weekday);
  return count === null ? others : [...others, { template, role, weekday, count }];
}
