import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/http/api-error.ts';
import { mergeValues, type Merge } from '../../lib/merge-values.ts';
import type { Write } from '../../lib/http/use-action.ts';
import { useFormSubmit } from './use-form-submit.ts';
import type { FormSubmit } from './use-submit.ts';

interface EditOptions<Thing, Values extends object> {
  /** The thing to edit; null: a new one. */
  stored: Thing | null;
  toValues: (thing: Thing) => Values;
  /** Loads it again; undefined when it is gone. */
  readAgain: (thing: Thing) => Promise<Thing | undefined>;
  /** Sends the input; `base` is the state that it started from, for its version in `If-Match`. */
  send: (values: Values, base: Thing | null, write: Write) => Promise<void>;
}

/**
 * `useFormSubmit` for an edit that can be stale: when another user saved first, the stored state becomes the new base,
 * the input stays, and `merge` contains the other user's changes.
 */
export function useEditSubmit<Thing, Values extends object>(
  form: UseFormReturnType<Values>,
  { stored, toValues, readAgain, send }: EditOptions<Thing, Values>,
): Omit<FormSubmit, 'setFailure'> & { merge: Merge<Values> | null } {
  const { t } = useTranslation();
  const [base, setBase] = useState(stored);
  const [merge, setMerge] = useState<Merge<Values> | null>(null);

  const catchUp = async (from: Thing) => {
    const now = await readAgain(from);
    if (now === undefined) {
      setFailure(t('stale.gone'));
      return;
    }
    const merged = mergeValues(toValues(from), form.getValues(), toValues(now));
    form.setValues(merged.values);
    setMerge(merged);
    setBase(now);
  };
  const { setFailure, ...submit } = useFormSubmit(form, (values, write) => send(values, base, write), {
    onRefused: (error) => {
      if (base === null || !(error instanceof ApiError)) return false;
      if (error.code === 'not_found') setFailure(t('stale.gone'));
      else if (error.code === 'stale') catchUp(base).catch(() => setFailure(error.detail));
      else return false;
      return true;
    },
  });
  return { ...submit, merge };
}
