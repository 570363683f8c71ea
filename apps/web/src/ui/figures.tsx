import { Group, Text } from '@mantine/core';

interface Figure {
  label: string;
  value: string;
  /** Below the value, each in its own line. */
  notes?: readonly string[];
}

/** A few figures in one line; where there is no room, one below the other. */
export function Figures({ list }: { list: readonly Figure[] }) {
  return (
    <Group component="dl" gap="xl" m={0} align="flex-start">
      {list.map(({ label, value, notes = [] }) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} size="lg" fw={600}>
            {value}
            {notes.map((note) => (
              <Text key={note} component="span" size="xs" c="dimmed" fw={400} display="block">
                {note}
              </Text>
            ))}
          </Text>
        </div>
      ))}
    </Group>
  );
}
