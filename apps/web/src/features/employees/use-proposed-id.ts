import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { employees } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import type { EmployeeValues } from './employee-values.ts';

/** Long enough that a name is asked about once, not letter by letter. */
const TYPING_PAUSE_MS = 500;

/** Fills in an ID made of the name, until somebody writes their own. */
export function useProposedId(form: UseFormReturnType<EmployeeValues>, isNew: boolean): void {
  const [name] = useDebouncedValue(form.values.name.trim(), TYPING_PAUSE_MS);
  const proposed = useRef('');
  const { data } = useQuery({
    queryKey: ['employee-id-proposed', name],
    queryFn: ({ signal }) => call(employees.proposeEmployeeId, { query: { name }, signal }),
    enabled: isNew && name !== '',
    // Somebody else may have taken it meanwhile.
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data === undefined || data.id === proposed.current || form.getValues().id !== proposed.current) return;
    proposed.current = data.id;
    form.setFieldValue('id', data.id);
  }, [data, form]);
}
