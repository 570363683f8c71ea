import { requirements } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import { queries } from '../../lib/queries.ts';

/** One cell of the weekly standard. A count of null says that nothing is needed and removes the requirement. */
export interface CellEdit {
  template: string;
  role: string;
  weekday: number;
  count: number | null;
}

/**
 * Saves cells one after the other, so that two quick edits of a cell never meet. Each resolves when it is stored and
 * rejects with the refusal; later edits go on.
 */
export function useStandardEdits(): (edit: CellEdit) => Promise<void> {
  const queryClient = useQueryClient();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const key = queries.requirements().queryKey;

  const store = async ({ template, role, weekday, count }: CellEdit) => {
    const isCell = (entry: requirements.Requirement) =>
      entry.template === template && entry.role === role && entry.weekday === weekday;
    const current = queryClient.getQueryData(key)?.find(isCell);
    const put = (entry?: requirements.Requirement) =>
      queryClient.setQueryData(key, (list = []) => [...list.filter((old) => !isCell(old)), ...(entry ? [entry] : [])]);
    if (count === null) {
      if (current) await call(requirements.deleteRequirement, { params: { id: current.id } });
      put();
      return;
    }
    const body = { template, role, weekday, count };
    put(
      current
        ? await call(requirements.updateRequirement, { params: { id: current.id }, body })
        : await call(requirements.createRequirement, { body }),
    );
  };

  return (edit) => {
    const done = queue.current
      .then(() => store(edit))
      .then(() => queryClient.invalidateQueries({ queryKey: ['schedule'] }));
    // The caller hears of a failure; the ones behind it in the queue must not.
    queue.current = done.catch(() => undefined);
    return done;
  };
}
