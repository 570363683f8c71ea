import { imports } from '@pamaina/contract';
import { useState } from 'react';
import { call } from './api-client.ts';
import { errorText } from './error-text.ts';
import { type FileContents, IMPORT_TIMEOUT_MS, type Part, queryOfPart } from './file-work.ts';
import { useAction, type Write } from './use-action.ts';

interface Chosen extends Part {
  kind: imports.FileKind;
  file: File;
}

/** A file with what was chosen of it. */
export interface SentFile<Choices> {
  kind: imports.FileKind;
  file: File;
  timeoutMs: number;
  choices: Choices;
  /** The columns, and the part of the file that was previewed. */
  query: { columns: string } & ReturnType<typeof queryOfPart> & { dry_run: 'true' | 'false' };
}

type Sent<Choices> = Chosen & { fields: readonly (string | null)[]; choices: Choices };

/** What a trial and an import say, whatever is imported. */
interface Result {
  faults: readonly string[];
  readings: readonly { value: unknown }[];
}

interface FileImport<Choices, Reply extends Result> {
  kind: imports.FileKind;
  /** What is chosen beside the columns, of a file that was just read. */
  nothing: Choices;
  send: (sent: SentFile<Choices>, write: Write) => Promise<Reply>;
  /** The toast after the import; null: none. */
  done?: (reply: Reply) => string | null;
  /** Of the import, which may have stored nothing: something changed since the trial. */
  onReply: (reply: Reply) => void;
}

/** A trial changes nothing, so nothing is loaded again after it. */
const callOnly: Write = (endpoint, options) => call(endpoint, options);

export type FileStep = 'file' | 'columns' | 'rows';

/** What was chosen and found so far. */
function useChosen<Choices, Reply>(nothing: Choices) {
  const [step, setStep] = useState<FileStep>('file');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [contents, setContents] = useState<FileContents | null>(null);
  const [fields, setFields] = useState<readonly (string | null)[]>([]);
  const [choices, setChoices] = useState(nothing);
  const [result, setResult] = useState<Reply | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    shown: { step, contents, fields, choices, result, failure },
    chosen,
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
    open: (reply: FileContents, input: Chosen) => {
      const { sheet, header, encoding } = reply;
      setChosen({ ...input, sheet, header, encoding: encoding ?? undefined });
      setChoices(nothing);
      setContents(reply);
      setFields(reply.columns.map(({ field }) => field));
      setStep('columns');
    },
  };
}

/**
 * The way of every file: chosen, its columns, what it would store, stored. Each step can be gone back from with nothing
 * lost.
 */
export function useFileImport<Choices, Reply extends Result>(how: FileImport<Choices, Reply>) {
  const { kind, nothing, done, onReply } = how;
  const work = useChosen<Choices, Reply>(nothing);
  const { shown, chosen, setStep, setFields, setChoices, setResult, setFailure, onRefused, open } = work;
  const { fields, choices } = shown;
  const reading = useAction((input: Chosen) => readFile(input), { onRefused, onDone: open });
  const trying = useAction((input: Sent<Choices>) => how.send(sentOf(input, true), callOnly), {
    onRefused,
    onDone: (reply) => {
      setResult(reply);
      // What is wrong with the choice of columns is mended where they are chosen; what is open is asked above the rows.
      const isAsked = reply.readings.some(({ value }) => value === null);
      if (reply.faults.length > 0 && !isAsked) setFailure(reply.faults.join(' '));
      else setStep('rows');
    },
  });
  const storing = useAction((input: Sent<Choices>, write) => how.send(sentOf(input, false), write), {
    onRefused,
    ...(done && { done }),
    onDone: (reply) => {
      setResult(reply);
      onReply(reply);
    },
  });
  const run = (action: typeof trying, more: Partial<Choices>) => {
    const next = { ...choices, ...more };
    setFailure(null);
    setChoices(next);
    if (chosen) action.run({ ...chosen, fields, choices: next });
  };
  return {
    ...shown,
    file: chosen?.file ?? null,
    isBusy: reading.isBusy || trying.isBusy || storing.isBusy,
    onRefused,
    clearFailure: () => setFailure(null),
    chooseFields: setFields,
    choose: (next: Partial<Choices>) => setChoices({ ...choices, ...next }),
    read: (file: File, part: Part = {}) => {
      setFailure(null);
      reading.run({ kind, file, ...part });
    },
    check: () => run(trying, {}),
    /** Reads the rows again with another meaning of their cells. */
    chooseReading: (next: Partial<Choices>) => run(trying, next),
    store: (next: Partial<Choices> = {}) => run(storing, next),
    goBack: (to: 'file' | 'columns') => {
      setFailure(null);
      setStep(to);
    },
  };
}

const readFile = ({ kind, file, ...part }: Chosen) =>
  call(imports.readFile, { query: { kind, ...queryOfPart(part) }, file, timeoutMs: IMPORT_TIMEOUT_MS });

const sentOf = <Choices>(input: Sent<Choices>, isTrial: boolean): SentFile<Choices> => {
  const { kind, file, fields, choices, ...part } = input;
  const columns = fields.map((field) => field ?? '').join(',');
  const query = { columns, ...queryOfPart(part), dry_run: isTrial ? ('true' as const) : ('false' as const) };
  return { kind, file, timeoutMs: IMPORT_TIMEOUT_MS, choices, query };
};
