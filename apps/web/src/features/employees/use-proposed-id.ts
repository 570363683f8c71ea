import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { employees } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/http/api-client.ts';
import type { EmployeeValues } from './employee-values.ts';

/** Long enough that a name is checked once, not letter by letter. */
const TYPING_PAUSE_MS = 500;

/** Fills in an ID made from the name, until the user types another one. */
export function useProposedId(form: UseFormReturnType<EmployeeValues>, isNew: boolean): void {
  const [name] = useDebouncedValue(form.values.name.trim(), TYPING_PAUSE_MS);
  const proposed = useRef('');
  const { data } = useQuery({
    queryKey: ['employee-id-proposed', name],
    queryFn: ({ signal }) => call(employees.proposeEmployeeId, { query: { name }, signal }),
    enabled: isNew && name !== '',
    // Another user may have taken it in the meantime.
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data === undefined || data.id === proposed.current || form.getValues().id !== proposed.current) return;
    proposed.current = data.id;
    form.setFieldValue('id', data.id);
  }, [data, form]);
}
