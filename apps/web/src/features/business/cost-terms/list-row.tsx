import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface ListPartProps {
  title: string;
  text: string;
  addLabel: string;
  onAdd: () => void;
  /** Beside the button that adds a row. */
  more?: ReactNode;
  children: ReactNode;
}

/** A list of rows to type in, under its heading. */
export function ListPart({ title, text, addLabel, onAdd, more, children }: ListPartProps) {
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={3}>{title}</Title>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {children}
      <Group gap="xs">
        <Button variant="default" leftSection={<Plus size={14} aria-hidden />} onClick={onAdd}>
          {addLabel}
        </Button>
        {more}
      </Group>
    </Stack>
  );
}

/** A row of fields, with what removes it. */
export function ListRow({
  removeLabel,
  onRemove,
  children,
}: {
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <Group gap="xs" align="flex-start">
      {children}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--control-height)"
        aria-label={removeLabel}
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
