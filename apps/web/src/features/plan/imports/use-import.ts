import { imports, type ReplyOf } from '@pamaina/contract';
import { useState } from 'react';
import { useAction, type Write } from '../../../lib/http/use-action.ts';
import { type FileStep, type SentFile, useFileImport } from '../../../lib/http/use-file-import.ts';
import type { Readings } from '../../../lib/http/file-work.ts';

export type UndoneImport = ReplyOf<typeof imports.undoImport>;

type Choices = Readings & { skips: boolean };

const NOTHING: Choices = { skips: false };

const send = ({ kind, file, timeoutMs, choices, query: sent }: SentFile<Choices>, write: Write) => {
  const { dates, times, breaks, skips } = choices;
  // A trial names every row, whatever is left out in the end.
  const skip_errors = skips && sent.dry_run === 'false' ? ('true' as const) : ('false' as const);
  const query = { ...sent, ...(dates && { dates }), skip_errors };
  return kind === 'employees'
    ? write(imports.importPeople, { file, timeoutMs, query })
    : write(imports.importHistory, {
        file,
        timeoutMs,
        query: { ...query, ...(times && { times }), ...(breaks && { breaks }) },
      });
};

export type Step = FileStep | 'done';

/** The way of a file of employees or past shifts, which can be taken back at its end. */
export function useImport() {
  const [kind, setKind] = useState<imports.ImportKind>('employees');
  const [isDone, setDone] = useState(false);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const { step, isBusy, store, onRefused, clearFailure, ...work } = useFileImport<Choices, imports.ImportResult>({
    kind,
    nothing: NOTHING,
    send,
    // Otherwise something changed since the trial: its errors are shown.
    onReply: (reply) => setDone(reply.stored || reply.counts.refuse === 0),
  });
  const undoing = useAction((id: string, write) => write(imports.undoImport, { params: { id } }), {
    onRefused,
    onDone: setUndone,
  });
  return {
    ...work,
    step: isDone ? ('done' as const) : (step as Step),
    kind,
    undone,
    isBusy: isBusy || undoing.isBusy,
    chooseKind: setKind,
    store: (skips: boolean) => store({ skips }),
    undo: (id: string) => {
      clearFailure();
      undoing.run(id);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
