import { rosterGrid } from '@pamaina/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { withAnswers } from './with-answers.ts';

/** A month of 300 people takes longer than a usual request. */
const TIMEOUT_MS = 60_000;

const read = (text: string, answers: rosterGrid.RosterAnswers, signal?: AbortSignal) =>
  call(rosterGrid.readRosterGrid, {
    query: {},
    file: new Blob([JSON.stringify({ text, answers })], { type: 'application/json' }),
    timeoutMs: TIMEOUT_MS,
    ...(signal && { signal }),
  });

const keyOf = (text: string, answers: rosterGrid.RosterAnswers) => ['roster-grid', text, answers] as const;

/** The proposal for a text with the answers so far; while it is read again, or could not be, the one before. */
function useProposal(text: string | null, answers: rosterGrid.RosterAnswers) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: keyOf(text ?? '', answers),
    queryFn: ({ signal }) => read(text ?? '', answers, signal),
    enabled: text !== null,
    placeholderData: keepPreviousData,
    // What somebody read is theirs until they leave the page.
    gcTime: 0,
    retry: false,
  });
  const [last, setLast] = useState<rosterGrid.RosterGrid>();
  if (data !== undefined && data !== last) setLast(data);
  return { seen: text === null ? undefined : (data ?? last), error, isError, isFetching, refetch };
}

/** The way of an earlier schedule: its text or file, the proposal with corrections, what was stored. */
export function useRosterGrid() {
  const client = useQueryClient();
  const [text, setText] = useState<string | null>(null);
  const [draft, setDraft] = useState('');
  const [answers, setAnswers] = useState<rosterGrid.RosterAnswers>({});
  const [failure, setFailure] = useState<string | null>(null);
  const onRefused = (error: Error) => {
    setFailure(errorText(error));
    return true;
  };
  const { seen, ...proposal } = useProposal(text, answers);
  const beginning = useAction(
    (input: { text: string } | { file: File }) =>
      'file' in input
        ? call(rosterGrid.readRosterGrid, { query: {}, file: input.file, timeoutMs: TIMEOUT_MS })
        : read(input.text, {}),
    {
      onRefused,
      onDone: (reply) => {
        client.setQueryData(keyOf(reply.text, {}), reply);
        setAnswers({});
        setDraft(reply.text);
        setText(reply.text);
      },
    },
  );
  const storing = useAction(rosterGrid.applyRosterGrid, {
    onRefused: (error) => {
      // Somebody changed the business meanwhile: what is shown is read again.
      void proposal.refetch();
      return onRefused(error);
    },
  });
  return {
    proposal: seen && withAnswers(seen, answers),
    /** What is in the field of the first step; a file’s text too, once it was read. */
    draft,
    write: setDraft,
    failure: failure ?? (proposal.error ? errorText(proposal.error) : null),
    stored: storing.reply ?? null,
    isReading: beginning.isBusy,
    /** The last correction could not be read. */
    hasFailed: proposal.isError,
    isBusy: proposal.isFetching || storing.isBusy,
    begin: (input: { text: string } | { file: File }) => {
      setFailure(null);
      beginning.run(input);
    },
    correct: (change: rosterGrid.RosterAnswers) => {
      setFailure(null);
      setAnswers((old) => merged(old, change));
    },
    store: () => {
      setFailure(null);
      if (seen) storing.run({ params: { id: seen.id }, body: { text: seen.text, answers }, timeoutMs: TIMEOUT_MS });
    },
    startOver: () => {
      setFailure(null);
      setText(null);
      storing.reset();
    },
  };
}

export type RosterWork = ReturnType<typeof useRosterGrid>;

/** Corrections of one kind are kept beside each other; a person's or a template's beside those before. */
function merged(old: rosterGrid.RosterAnswers, change: rosterGrid.RosterAnswers): rosterGrid.RosterAnswers {
  const beside = <Entry extends object>(
    before: Record<string, Entry> | undefined,
    next: Record<string, Entry> | undefined,
  ) => ({
    ...before,
    ...Object.fromEntries(Object.entries(next ?? {}).map(([key, entry]) => [key, { ...before?.[key], ...entry }])),
  });
  const needKey = ({ hours, role, weekday }: NonNullable<rosterGrid.RosterAnswers['needs']>[number]) =>
    `${hours} ${weekday} ${role}`;
  const changed = new Set(change.needs?.map(needKey));
  return {
    ...old,
    ...(change.month !== undefined && { month: change.month }),
    ...(change.codes && { codes: { ...old.codes, ...change.codes } }),
    ...(change.people && { people: beside(old.people, change.people) }),
    ...(change.templates && { templates: beside(old.templates, change.templates) }),
    ...(change.needs && {
      needs: [...(old.needs ?? []).filter((need) => !changed.has(needKey(need))), ...change.needs],
    }),
  };
}
