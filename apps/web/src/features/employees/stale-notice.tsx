import { Alert, List, Text } from '@mantine/core';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeValues } from './employee-values.ts';
import type { Merge } from './merge-values.ts';

const labels: Record<keyof EmployeeValues, string> = {
  id: 'id',
  name: 'name',
  roles: 'roles',
  max_hours_per_week: 'maxHours',
  min_shifts_per_week: 'minShifts',
  contract_hours_per_week: 'contractHours',
  hourly_rate_cents: 'hourlyRate',
  birth_date: 'birthDate',
  email: 'email',
  phone: 'phone',
  department: 'department',
  location: 'location',
  is_senior: 'workingTime.senior',
  consents: 'workingTime.consents',
  needs_consent: 'workingTime.needsConsent',
  limits: 'workingTime.limits',
  wished_days_off: 'workingTime.daysOff',
};

/** What somebody else changed while this form was open, and what became of it. */
export function StaleNotice({ merge: { changes } }: { merge: Merge }) {
  const { t } = useTranslation('employees');
  return (
    <Alert color="yellow" role="alert" title={t('stale.title')} icon={<UsersRound size={18} aria-hidden />}>
      <List size="sm">
        {changes.map(({ field, theirs, isKept }) => (
          <List.Item key={field}>
            {t(isKept ? 'stale.kept' : 'stale.taken', { field: t(labels[field]), value: write(theirs) })}
          </List.Item>
        ))}
      </List>
      <Text mt="xs" c="inherit">
        {t('stale.next')}
      </Text>
    </Alert>
  );
}

function write(value: EmployeeValues[keyof EmployeeValues]): string {
  const parts: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const text = parts.filter((part) => part !== '' && part !== null && part !== false).join(', ');
  return text === '' ? '–' : text;
}
