import { Checkbox, Loader, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { employees } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import type { EmployeeValues } from './employee-values.ts';

/** Long enough that a word is checked once, not letter by letter. */
const TYPING_PAUSE_MS = 400;

interface EmployeeIdFieldProps {
  form: UseFormReturnType<EmployeeValues>;
  /** The ID is an existing username, and its owner is invited to join. */
  invites: boolean;
  onInvites: (invites: boolean) => void;
}

/** The ID of a new employee, with a live check that it is free in the whole system. */
export function EmployeeIdField({ form, invites, onInvites }: EmployeeIdFieldProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const id = form.values.id.trim();
  const [checkedId] = useDebouncedValue(id, TYPING_PAUSE_MS);
  const isWellFormed = employees.checkEmployeeId.params?.safeParse({ id: checkedId }).success === true;
  const check = useQuery({
    queryKey: ['employee-id', checkedId],
    queryFn: ({ signal }) => call(employees.checkEmployeeId, { params: { id: checkedId }, signal }),
    enabled: isWellFormed,
    staleTime: 0,
  });
  const isCurrent = isWellFormed && checkedId === id;
  const isAvailable = isCurrent ? check.data?.available : undefined;
  return (
    <div>
      <TextInput
        label={label('id')}
        description={t('idHelp')}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        rightSection={isCurrent && check.isFetching ? <Loader size={16} aria-hidden /> : null}
        {...form.getInputProps('id')}
        error={invites ? undefined : (form.errors.id ?? (isAvailable === false ? t('idTaken') : undefined))}
      />
      <Text size="xs" mt={4} role="status" c={isAvailable ? 'dimmed' : 'var(--danger)'}>
        {isAvailable === true && (
          <>
            <Check size={12} aria-hidden /> {t('idAvailable')}
          </>
        )}
        {isAvailable === false && !invites && (
          <>
            <X size={12} aria-hidden /> {t('idUnavailable')}
          </>
        )}
      </Text>
      {(invites || isAvailable === false) && (
        <Checkbox
          mt="xs"
          label={t('invite.label')}
          description={t('invite.help')}
          checked={invites}
          onChange={(event) => onInvites(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
