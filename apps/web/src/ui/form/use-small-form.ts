import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pointAt, sayAloud } from './point-at.ts';

type Texts<Name extends string> = Record<Name, string>;

/**
 * A form of few texts that must all be filled in, for a page that is drawn before the library of forms is loaded. The
 * first empty field is focused and announced, as `useSubmit` does it.
 * @param missing what is said of an empty one
 * @param send never rejects; one submission at a time
 */
export function useSmallForm<Name extends string>(
  initial: Texts<Name>,
  missing: Texts<Name>,
  send: (values: Texts<Name>) => Promise<void>,
) {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Texts<Name>>>({});
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const fieldOf = (name: Name) => ({
    value: values[name],
    error: errors[name],
    'data-path': name,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const empty = (Object.keys(values) as Name[]).filter((name) => values[name].trim() === '');
    setErrors(Object.fromEntries(empty.map((name) => [name, missing[name]])) as Partial<Texts<Name>>);
    const [first] = empty;
    if (first !== undefined) {
      const field = form.querySelector<HTMLElement>(`[data-path=${first}]`);
      if (field === null) return;
      pointAt(field);
      sayAloud(t('wrongFields', { count: empty.length, text: missing[first] }), field);
    } else if (!isSending.current) {
      isSending.current = true;
      setBusy(true);
      void send(values).finally(() => {
        isSending.current = false;
        setBusy(false);
      });
    }
  };
  return { fieldOf, onSubmit, isBusy };
}
