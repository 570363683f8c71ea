import { useState, type FormEvent } from 'react';
import { addDays } from '../../../lib/dates/dates.ts';
import type { GenerateOptions } from './use-generation.ts';

export type Keep = NonNullable<GenerateOptions['keep']>;

/**
 * The chosen generation options: the seconds, null for those of the settings, and the values and handlers of their
 * form, wherever it is shown.
 * @param week Monday of the shown week
 */
export function useGenerateOptions(week: string, onSubmit: (options: GenerateOptions) => void) {
  const [seconds, onSeconds] = useState<number | string>('');
  const [part, onPart] = useState<ChosenPart>({ kind: 'month', role: null });
  const [keep, onKeep] = useState<Keep>('hand');
  const chosen = typeof seconds === 'number' ? seconds : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ seconds: chosen, part: partBody(part, week), keep });
  };
  return { seconds: chosen, form: { seconds, onSeconds, part, onPart, keep, onKeep, week, onSubmit: submit } };
}

/** The part of the month to generate. */
export interface ChosenPart {
  kind: 'month' | 'week' | 'role';
  role: string | null;
}

/** The part in the format of the API contract; empty for the whole month. */
function partBody({ kind, role }: ChosenPart, week: string): { from?: string; to?: string; roles?: string[] } {
  if (kind === 'week') return { from: week, to: addDays(week, 6) };
  return kind === 'role' && role !== null ? { roles: [role] } : {};
}
