import type { UseFormReturnType } from '@mantine/form';
import { useWrite, type Write } from '../../lib/http/use-action.ts';
import { useSubmit, type FormSubmit, type SubmitOptions } from './use-submit.ts';

/** `useSubmit` for a form that changes something: sends it with `write`, which reloads what the endpoint affects. */
export function useFormSubmit<Values extends object>(
  form: UseFormReturnType<Values>,
  send: (values: Values, write: Write) => Promise<unknown>,
  options?: SubmitOptions,
): FormSubmit {
  const write = useWrite();
  return useSubmit(form, (values) => send(values, write), options);
}
