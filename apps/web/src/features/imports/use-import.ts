import { imports, type ReplyOf } from '@pamaina/contract';
import { useState } from 'react';
import { call } from '../../lib/http/api-client.ts';
import { errorText } from '../../lib/http/error-text.ts';
import { useAction, type Write } from '../../lib/http/use-action.ts';

/** An import of five thousand rows takes longer than a usual request. */
const TIMEOUT_MS = 60_000;

export type UndoneImport = ReplyOf<typeof imports.undoImport>;
export type FileContents = NonNullable<Awaited<ReturnType<typeof readFile>>>;

interface Chosen {
  kind: imports.ImportKind;
  file: File;
  /** Of a workbook, from 0. */
  sheet: number;
  /** Of CSV; without it the server guesses. */
  encoding?: imports.FileEncoding | undefined;
}

interface Sent extends Chosen {
  fields: readonly (string | null)[];
  skips: boolean;
}

const readFile = ({ kind, file, sheet, encoding }: Chosen) =>
  call(imports.readFile, {
    query: { kind, sheet: String(sheet), ...(encoding && { encoding }) },
    file,
    timeoutMs: TIMEOUT_MS,
  });

const send = ({ kind, file, sheet, encoding, fields, skips }: Sent, write: Write, isTrial: boolean) => {
  const query = {
    columns: fields.map((field) => field ?? '').join(','),
    sheet: String(sheet),
    ...(encoding && { encoding }),
    dry_run: isTrial ? ('true' as const) : ('false' as const),
    skip_errors: skips ? ('true' as const) : ('false' as const),
  };
  const options = { query, file, timeoutMs: TIMEOUT_MS };
  return kind === 'history' ? write(imports.importHistory, options) : write(imports.importPeople, options);
};

/** A trial changes nothing, so nothing is loaded again after it. */
const callOnly: Write = (endpoint, options) => call(endpoint, options);

export type Step = 'file' | 'columns' | 'rows' | 'done';

/** The way of a file: chosen, its columns, its rows, imported. Each step can be gone back from with nothing lost. */
export function useImport() {
  const [step, setStep] = useState<Step>('file');
  const [kind, setKind] = useState<imports.ImportKind>('employees');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [contents, setContents] = useState<FileContents | null>(null);
  const [fields, setFields] = useState<readonly (string | null)[]>([]);
  const [result, setResult] = useState<imports.ImportResult | null>(null);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const onRefused = (error: Error) => {
    setFailure(errorText(error));
    return true;
  };
  const reading = useAction((input: Chosen) => readFile(input), {
    onRefused,
    onDone: (reply, input) => {
      // What was previewed is imported, in the same encoding.
      setChosen({ ...input, encoding: reply.encoding ?? undefined });
      setContents(reply);
      setFields(reply.columns.map(({ field }) => field));
      setStep('columns');
    },
  });
  const trying = useAction((input: Sent) => send(input, callOnly, true), {
    onRefused,
    onDone: (reply) => {
      setResult(reply);
      // What is wrong with the choice of columns is mended where they are chosen.
      if (reply.faults.length > 0) setFailure(reply.faults.join(' '));
      else setStep('rows');
    },
  });
  const importing = useAction((input: Sent, write) => send(input, write, false), {
    onRefused,
    onDone: (reply) => {
      setResult(reply);
      // Otherwise something changed since the trial: its errors are shown.
      if (reply.stored || reply.counts.refuse === 0) setStep('done');
    },
  });
  const undoing = useAction((id: string, write) => write(imports.undoImport, { params: { id } }), {
    onRefused,
    onDone: setUndone,
  });
  const begin = () => setFailure(null);
  return {
    step,
    kind,
    file: chosen?.file ?? null,
    sheet: chosen?.sheet ?? 0,
    contents,
    fields,
    result,
    undone,
    failure,
    isBusy: reading.isBusy || trying.isBusy || importing.isBusy || undoing.isBusy,
    chooseKind: setKind,
    chooseFields: setFields,
    read: (file: File, { sheet = 0, encoding }: Partial<Pick<Chosen, 'sheet' | 'encoding'>> = {}) => {
      begin();
      reading.run({ kind, file, sheet, encoding });
    },
    check: () => {
      begin();
      if (chosen) trying.run({ ...chosen, fields, skips: false });
    },
    store: (skips: boolean) => {
      begin();
      if (chosen) importing.run({ ...chosen, fields, skips });
    },
    undo: (id: string) => {
      begin();
      undoing.run(id);
    },
    goBack: (to: Step) => {
      begin();
      setStep(to);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
