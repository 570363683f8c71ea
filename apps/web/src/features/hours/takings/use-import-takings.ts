import { imports, takingsImport } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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

interface Chosen extends Part {
  file: File;
}

/** What is chosen beside the columns; null: nothing is, and the server guesses or asks. */
interface Choices {
  rowsAre: takingsImport.RowsAre | null;
  dates: imports.DateOrder | null;
  onOverlap: (typeof takingsImport.overlapChoices)[number] | null;
  skips: boolean;
}

interface Sent extends Chosen, Choices {
  fields: readonly (string | null)[];
}

const NOTHING: Choices = { rowsAre: null, dates: null, onOverlap: null, skips: false };

const readFile = ({ file, ...part }: Chosen) =>
  call(imports.readFile, { query: { kind: 'takings', ...queryOfPart(part) }, file, timeoutMs: IMPORT_TIMEOUT_MS });

const send = ({ file, fields, rowsAre, dates, onOverlap, skips, ...part }: Sent, write: Write, isTrial: boolean) =>
  write(takingsImport.importTakings, {
    file,
    timeoutMs: IMPORT_TIMEOUT_MS,
    query: {
      columns: fields.map((field) => field ?? '').join(','),
      ...queryOfPart(part),
      ...(dates && { dates }),
      ...(rowsAre && { rows_are: rowsAre }),
      ...(onOverlap && { on_overlap: onOverlap }),
      dry_run: isTrial ? 'true' : 'false',
      skip_errors: skips ? 'true' : 'false',
    },
  });

/** A trial changes nothing, so nothing is loaded again after it. */
const callOnly: Write = (endpoint, options) => call(endpoint, options);

export type Step = 'file' | 'columns' | 'rows';

/** What was chosen and found so far. */
function useChosen() {
  const [step, setStep] = useState<Step>('file');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [contents, setContents] = useState<FileContents | null>(null);
  const [fields, setFields] = useState<readonly (string | null)[]>([]);
  const [choices, setChoices] = useState<Choices>(NOTHING);
  const [result, setResult] = useState<takingsImport.TakingsImportResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    step,
    chosen,
    contents,
    fields,
    choices,
    result,
    failure,
    setStep,
    setFields,
    setChoices,
    setResult,
    setFailure,
    onRefused: (error: Error) => {
      setFailure(errorText(error));
      return true;
    },
    /** What is previewed is stored: the same sheet, in the same encoding, from the same line on. */
    open: (reply: FileContents, { file }: Chosen) => {
      const { sheet, header, encoding } = reply;
      setChosen({ file, sheet, header, encoding: encoding ?? undefined });
      setChoices(NOTHING);
      setContents(reply);
      setFields(reply.columns.map(({ field }) => field));
      setStep('columns');
    },
  };
}

/** The way of a file of takings: chosen, its columns, what it would store, stored. */
export function useImportTakings(onStored: () => void) {
  const { t } = useTranslation('takings-import');
  const { chosen, setStep, setChoices, setResult, setFailure, setFields, onRefused, open, ...shown } = useChosen();
  const { choices, fields } = shown;
  const reading = useAction((input: Chosen) => readFile(input), { onRefused, onDone: open });
  const trying = useAction((input: Sent) => send(input, callOnly, true), {
    onRefused,
    onDone: (reply) => {
      setResult(reply);
      const isAsked = reply.readings.some(({ value }) => value === null);
      if (reply.faults.length > 0 && !isAsked) setFailure(reply.faults.join(' '));
      else setStep('rows');
    },
  });
  const storing = useAction((input: Sent, write) => send(input, write, false), {
    onRefused,
    // What is not stored changed since the trial: its errors or its overlap are shown.
    done: (reply) => (reply.stored ? t('stored', { count: reply.changed }) : null),
    onDone: (reply) => {
      setResult(reply);
      if (reply.stored) onStored();
    },
  });
  const run = (action: typeof trying, next: Choices) => {
    setFailure(null);
    setChoices(next);
    if (chosen) action.run({ ...chosen, ...next, fields });
  };
  return {
    ...shown,
    file: chosen?.file ?? null,
    isBusy: reading.isBusy || trying.isBusy || storing.isBusy,
    chooseFields: setFields,
    choose: (next: Partial<Choices>) => setChoices({ ...choices, ...next }),
    read: (file: File, part: Part = {}) => {
      setFailure(null);
      reading.run({ file, ...part });
    },
    check: () => run(trying, choices),
    /** Reads the rows again with another order of their dates. */
    chooseReading: ({ dates }: Readings) => run(trying, { ...choices, dates: dates ?? null }),
    store: () => run(storing, choices),
    goBack: (to: 'file' | 'columns') => {
      setFailure(null);
      setStep(to);
    },
  };
}

export type TakingsFile = ReturnType<typeof useImportTakings>;
