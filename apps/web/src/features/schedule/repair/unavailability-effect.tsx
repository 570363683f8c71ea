import { Button, Group, List, Stack, Text } from '@mantine/core';
import type { unavailability } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

interface UnavailabilityEffectProps {
  shifts: readonly unavailability.AffectedShift[];
  isBusy: boolean;
  onSave: () => void;
  onBack: () => void;
}

/** The shifts that fall into the time of somebody's unavailability, before it is saved. */
export function UnavailabilityEffect({ shifts, isBusy, onSave, onBack }: UnavailabilityEffectProps) {
  const { t } = useTranslation('absences');
  const format = useFormat();
  return (
    <Stack gap="sm">
      <Text fw={600} role="status">
        {t('effect.title', { count: shifts.length })}
      </Text>
      <List
        style={{ maxHeight: 320, overflowY: 'auto' }}
        tabIndex={0}
        aria-label={t('effect.title', { count: shifts.length })}
      >
        {shifts.map(({ id, employee_name, date, start_time, end_time, role, status }) => (
          <List.Item key={id}>
            {t(status === 'draft' ? 'effect.draft' : 'effect.shift', {
              name: employee_name,
              day: format.weekdayDate(date),
              start: start_time,
              end: end_time,
              role,
            })}
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {t('effect.help')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('effect.back')}
        </Button>
        <Button loading={isBusy} onClick={onSave} data-autofocus>
          {t('effect.save')}
        </Button>
      </Group>
    </Stack>
  );
}
