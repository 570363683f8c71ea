import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleAnswer } from '../../lib/http/api-error.ts';
import { errorText } from '../../lib/http/error-text.ts';
import { problemsOf, withoutHidden, type FormProblems } from './form-problems.ts';
import { firstOf, pointAt, sayAloud } from './point-at.ts';

export interface FormSubmit {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  /** The error, when no field is the cause. */
  failure: string | null;
  setFailure: (text: string | null) => void;
}

export interface SubmitOptions {
  /** Can handle an error itself and then returns true. */
  onRefused?: (error: unknown) => boolean;
  /** The message for an error without its own text. */
  failed?: string;
  /** Maps names in the body to the form's fields. */
  fieldNames?: Readonly<Record<string, string>>;
}

/**
 * Sends a form, one submission at a time. Errors, found here or by the server, are shown at their fields; the first one
 * is expanded, scrolled to, focused and announced. Errors without a visible field become the failure. All input stays.
 */
export function useSubmit<Values extends object>(
  form: UseFormReturnType<Values>,
  send: (values: Values) => Promise<unknown>,
  { onRefused, failed, fieldNames }: SubmitOptions = {},
): FormSubmit {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);
  const root = useRef<ParentNode>(document);
  const tell = useTellProblems(root, setFailure);

  const refuse = (error: unknown) => {
    if (error instanceof StaleAnswer || onRefused?.(error)) return;
    const problems = problemsOf(error, Object.keys(form.getValues()), fieldNames);
    form.setErrors(problems.fields);
    if (Object.keys(problems.fields).length > 0) tell(problems);
    else setFailure([errorText(error, failed), ...problems.rest].join(' '));
  };

  const submit = form.onSubmit(
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
    (errors) => {
      const fields = Object.fromEntries(
        Object.entries(errors).map(([path, text]) => [path, typeof text === 'string' ? text : '']),
      );
      tell({ fields, rest: [] });
    },
  );
  const onSubmit = (event?: FormEvent<HTMLFormElement>) => {
    root.current = event?.currentTarget ?? document;
    submit(event);
  };
  return { onSubmit, isBusy, failure, setFailure };
}

/**
 * Points at the first field with an error, or sets the failure to the errors that no field shows; that takes the focus
 * itself.
 */
function useTellProblems(
  /** The submitted form: a page can have several with the same fields. */
  root: { readonly current: ParentNode },
  setFailure: (text: string | null) => void,
): (problems: FormProblems) => void {
  const { t } = useTranslation();
  const nodeOf = (path: string) => root.current.querySelector<HTMLElement>(`[data-path=${JSON.stringify(path)}]`);
  return (problems) => {
    const { fields, rest } = withoutHidden(problems, (path) => nodeOf(path) !== null);
    setFailure(rest.length > 0 ? rest.join(' ') : null);
    if (rest.length > 0) return;
    // The field is disabled or hidden while sending; it can be focused after the next render.
    requestAnimationFrame(() => {
      const nodes = Object.keys(fields)
        .map(nodeOf)
        .filter((node) => node !== null);
      const first = firstOf(nodes);
      if (first === undefined) return;
      pointAt(first);
      sayAloud(t('wrongFields', { count: new Set(nodes).size, text: fields[first.dataset.path ?? ''] ?? '' }), first);
    });
  };
}
