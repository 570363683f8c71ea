import { requirements } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useWrite } from '../../../lib/http/use-action.ts';

/** One cell of the weekly standard. A count of null removes the requirement. */
export interface CellEdit {
  template: string;
  role: string;
  weekday: number;
  count: number | null;
}

/** The error codes if another user changed, deleted or created the cell first. */
const OVERTAKEN = new Set(['stale', 'not_found', 'requirement_exists']);

export interface StandardEdits {
  save: (edit: CellEdit) => Promise<void>;
  /** Several cells, which are drawn together before the first is stored. Rejects with the first error. */
  saveTogether: (edits: readonly CellEdit[]) => Promise<void>;
  /** The list as it is drawn: with what `saveTogether` is still storing. */
  drawn: readonly requirements.Requirement[];
}

/**
 * Saves cells one after the other, so that two quick edits of a cell never conflict. Each promise resolves when the
 * edit is stored and rejects with the server's error; later edits continue. A cell that another user changed first is
 * loaded again and its current value is shown: repeating the edit then replaces it.
 */
export function useStandardEdits(list: readonly requirements.Requirement[]): StandardEdits {
  const { t } = useTranslation('requirements');
  const queryClient = useQueryClient();
  const write = useWrite();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [waiting, setWaiting] = useState<readonly CellEdit[]>([]);
  const key = queries.requirements().queryKey;

  const store = async ({ template, role, weekday, count }: CellEdit) => {
    const isCell = (entry: requirements.Requirement) =>
      entry.template === template && entry.role === role && entry.weekday === weekday;
    const current = queryClient.getQueryData(key)?.find(isCell);
    const put = (entry?: requirements.Requirement) =>
      queryClient.setQueryData(key, (list = []) => [...list.filter((old) => !isCell(old)), ...(entry ? [entry] : [])]);
    const known = current && { params: { id: current.id }, ifMatch: current.version };
    const body = { template, role, weekday, count: count ?? 0 };
    try {
      if (count !== null)
        put(
          known
            ? await write(requirements.updateRequirement, { ...known, body })
            : await write(requirements.createRequirement, { body }),
        );
      else {
        if (known) await write(requirements.deleteRequirement, known);
        put();
      }
    } catch (error) {
      if (!(error instanceof ApiError && OVERTAKEN.has(error.code))) throw error;
      const list = await queryClient.fetchQuery({ ...queries.requirements(), staleTime: 0 });
      const now = list.find(isCell)?.count ?? 0;
      throw new ApiError({ ...error, detail: t('overtaken', { now }) });
    }
  };

  const save = (edit: CellEdit) => {
    const done = queue.current.then(() => store(edit));
    // The caller handles a failure; the next edits in the queue must not.
    queue.current = done.catch(() => undefined);
    return done;
  };
  const saveTogether = async (edits: readonly CellEdit[]) => {
    setWaiting((others) => [...others, ...edits]);
    const results = await Promise.allSettled(edits.map(save));
    setWaiting((others) => others.filter((one) => !edits.includes(one)));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
  return { save, saveTogether, drawn: waiting.reduce(withEdit, list) };
}

function withEdit(list: readonly requirements.Requirement[], { count, ...cell }: CellEdit) {
  const others = list.filter(
    ({ template, role, weekday }) => template !== cell.template || role !== cell.role || weekday !== cell.weekday,
  );
  return count === null ? others : [...others, { ...cell, count, id: '', date: null, version: 0 }];
}
