import { Group, Text } from '@mantine/core';

interface Figure {
  label: string;
  value: string;
  note?: string;
}

/** A few figures in one line; on a phone one below the other. */
export function Figures({ list }: { list: readonly Figure[] }) {
  return (
    <Group component="dl" gap="xl" m={0} align="flex-start">
      {list.map(({ label, value, note }) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} size="lg" fw={600}>
            {value}
            {note !== undefined && (
              <Text component="span" size="sm" c="dimmed" fw={400} display="block">
                {note}
              </Text>
            )}
          </Text>
        </div>
      ))}
    </Group>
  );
}
