import { Checkbox, Group, type CheckboxGroupProps } from '@mantine/core';
import { useFormat } from '../../lib/format/use-format.ts';

/** 5 January 2026 is a Monday. */
const weekdays = Array.from({ length: 7 }, (_, index) => ({
  value: String(index + 1),
  date: `2026-01-${String(5 + index).padStart(2, '0')}`,
}));

/** Weekdays to choose from, by their values '1' Monday .. '7' Sunday. */
export function WeekdayBoxes(props: Omit<CheckboxGroupProps, 'children'>) {
  const format = useFormat();
  return (
    <Checkbox.Group {...props}>
      <Group gap="xs" my="xs">
        {weekdays.map(({ value, date }) => (
          <Checkbox key={value} value={value} label={format.weekdayShort(date)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
