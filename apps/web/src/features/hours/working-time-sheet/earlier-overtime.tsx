import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Line } from './sheet-queries.ts';

/** From which months the overtime comes that this month pays although it wasn't worked in it. */
export function EarlierOvertime({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const notes = lines.flatMap(({ name, earlier_overtime }) =>
    earlier_overtime.map(({ month, minutes }) => {
      const [year = 0, number = 1] = month.split('-').map(Number);
      return t('earlier', { name, month: format.month(year, number), hours: format.minutesAsHours(minutes) });
    }),
  );
  if (notes.length === 0) return null;
  return (
    <Stack gap={2}>
      {notes.map((note) => (
        <Text key={note} size="sm" maw={720}>
          {note}
        </Text>
      ))}
    </Stack>
  );
}
