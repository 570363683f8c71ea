import { List, Text } from '@mantine/core';
import type { overtimeLeave } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

type Parts = Pick<overtimeLeave.OvertimeLeave, 'parts' | 'leave_minutes' | 'leave_days'>;

/** Which hours become how much leave. */
export function LeaveParts({ parts, leave_minutes, leave_days }: Parts) {
  const { t } = useTranslation('overtime-leave');
  const format = useFormat();
  return (
    <>
      <List size="sm">
        {parts.map(({ multiplier, minutes }) => (
          <List.Item key={multiplier}>
            {t('part', {
              hours: format.minutesAsHours(minutes),
              multiplier: format.number(multiplier),
              leave: format.minutesAsHours(minutes * multiplier),
            })}
          </List.Item>
        ))}
      </List>
      <Text size="sm" fw={500}>
        {t('sum', { hours: format.minutesAsHours(leave_minutes), days: format.number(leave_days) })}
      </Text>
    </>
  );
}
