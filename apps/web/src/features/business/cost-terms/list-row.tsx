import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface ListPartProps {
  title: string;
  text: string;
  addLabel: string;
  onAdd: () => void;
  /** Beside the button that adds a row; `adding` wraps what adds one in another way. */
  more?: (adding: (add: () => void) => void) => ReactNode;
  children: ReactNode;
}

/** A list of rows to type in, under its heading. A row that was added has the focus in its first field. */
export function ListPart({ title, text, addLabel, onAdd, more, children }: ListPartProps) {
  const section = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  const adding = (add: () => void) => {
    isAdded.current = true;
    add();
  };
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const last = [...(section.current?.querySelectorAll('[data-row]') ?? [])].at(-1);
    last?.querySelector('input')?.focus();
  });
  return (
    <Stack component="section" gap="xs" aria-label={title} ref={section}>
      <Title order={3}>{title}</Title>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {children}
      <Group gap="xs">
        <Button variant="default" leftSection={<Plus size={14} aria-hidden />} onClick={() => adding(onAdd)}>
          {addLabel}
        </Button>
        {more?.(adding)}
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
    // A line below it: its fields stand one under the other on a phone, where rows would run into each other.
    <Group gap="xs" align="flex-start" data-row pb="xs" style={{ borderBottom: '1px solid var(--line)' }}>
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
