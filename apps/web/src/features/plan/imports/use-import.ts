import { imports, type ReplyOf } from '@pamaina/contract';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction, type Write } from '../../../lib/http/use-action.ts';
import {
  type FileContents,
  IMPORT_TIMEOUT_MS,
  type Part,
  queryOfPart,
  type Readings,
} from '../../../ui/file-import/file-work.ts';

export type UndoneImport = ReplyOf<typeof imports.undoImport>;

interface Chosen extends Part {
  kind: imports.ImportKind;
  file: File;
}

interface Sent extends Chosen {
  fields: readonly (string | null)[];
  readings: Readings;
  skips: boolean;
}

const readFile = ({ kind, file, ...part }: Chosen) =>
  call(imports.readFile, { query: { kind, ...queryOfPart(part) }, file, timeoutMs: IMPORT_TIMEOUT_MS });

const send = ({ kind, file, fields, readings, skips, ...part }: Sent, write: Write, isTrial: boolean) => {
  const { dates, times, breaks } = readings;
  const query = {
    columns: fields.map((field) => field ?? '').join(','),
    ...queryOfPart(part),
    ...(dates && { dates }),
    dry_run: isTrial ? ('true' as const) : ('false' as const),
    skip_errors: skips ? ('true' as const) : ('false' as const),
  };
  const options = { file, timeoutMs: IMPORT_TIMEOUT_MS };
  return kind === 'employees'
    ? write(imports.importPeople, { ...options, query })
    : write(imports.importHistory, {
        ...options,
        query: { ...query, ...(times && { times }), ...(breaks && { breaks }) },
      });
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
  const [readings, setReadings] = useState<Readings>({});
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
      // What was previewed is imported: the same sheet, in the same encoding, from the same line on.
      const { sheet, header, encoding } = reply;
      setChosen({ ...input, sheet, header, encoding: encoding ?? undefined });
      setReadings({});
      setContents(reply);
      setFields(reply.columns.map(({ field }) => field));
      setStep('columns');
    },
  });
  const trying = useAction((input: Sent) => send(input, callOnly, true), {
    onRefused,
    onDone: (reply) => {
      setResult(reply);
      // What is wrong with the choice of columns is mended where they are chosen; what is open is asked above the rows.
      const isAsked = reply.readings.some(({ value }) => value === null);
      if (reply.faults.length > 0 && !isAsked) setFailure(reply.faults.join(' '));
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
    contents,
    fields,
    result,
    undone,
    failure,
    isBusy: reading.isBusy || trying.isBusy || importing.isBusy || undoing.isBusy,
    chooseKind: setKind,
    chooseFields: setFields,
    read: (file: File, part: Part = {}) => {
      begin();
      reading.run({ kind, file, ...part });
    },
    check: () => {
      begin();
      if (chosen) trying.run({ ...chosen, fields, readings, skips: false });
    },
    /** Reads the rows again with another meaning of their cells. */
    chooseReading: (chosenReading: Readings) => {
      begin();
      const next = { ...readings, ...chosenReading };
      setReadings(next);
      if (chosen) trying.run({ ...chosen, fields, readings: next, skips: false });
    },
    store: (skips: boolean) => {
      begin();
      if (chosen) importing.run({ ...chosen, fields, readings, skips });
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
