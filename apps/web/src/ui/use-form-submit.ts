import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError, StaleAnswer } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';

export interface FormSubmit {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  /** Why it failed, when no field is to blame. */
  failure: string | null;
  setFailure: (text: string | null) => void;
}

interface SubmitOptions {
  /** May deal with a refusal itself and then answers true. */
  onRefused?: (error: unknown) => boolean;
  /** What is told of a failure that has no words of its own (Spec section 8). */
  failed?: string;
}

/**
 * Sends a form once at a time. What the server refuses by field is shown at that field and the first wrong one gets the
 * focus; everything typed stays.
 */
export function useFormSubmit<Values extends object>(
  form: UseFormReturnType<Values>,
  send: (values: Values) => Promise<void>,
  { onRefused, failed }: SubmitOptions = {},
): FormSubmit {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);

  const refuse = (error: unknown) => {
    if (error instanceof StaleAnswer || onRefused?.(error)) return;
    const fields = error instanceof ApiError ? fieldsOf(error, form) : {};
    form.setErrors(fields);
    setFailure(Object.keys(fields).length > 0 ? null : errorText(error, failed));
    focusFirst(form, fields);
  };

  const onSubmit = form.onSubmit(
    (values) => {
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      setFailure(null);
      send(values)
        .catch(refuse)
        .finally(() => {
          isSending.current = false;
          setBusy(false);
        });
    },
    (errors) => focusFirst(form, errors),
  );
  return { onSubmit, isBusy, failure, setFailure };
}

/** The texts whose field the form really has; a text for anything else must not vanish. */
function fieldsOf<Values extends object>(error: ApiError, form: UseFormReturnType<Values>): Record<string, string> {
  const known = Object.keys(form.getValues());
  const fields: Record<string, string> = {};
  for (const [path, texts] of Object.entries(error.errors)) {
    const [field = path] = path.split('.');
    if (!known.includes(field)) return {};
    fields[field] = texts.join(' ');
    fields[path] = texts.join(' ');
  }
  return fields;
}

function focusFirst<Values extends object>(form: UseFormReturnType<Values>, errors: Record<string, unknown>): void {
  const nodes = Object.keys(errors)
    .map((field) => form.getInputNode(field))
    .filter((node) => node !== null);
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  // The field is disabled or hidden for the moment of the sending; it can take the focus after the next drawing.
  requestAnimationFrame(() => nodes[0]?.focus());
}
