import { Paper, Stack, Text, Title } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  /** The single next step. */
  action?: ReactNode;
}

/** There is no data yet: says so and what to do next. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" gap="sm" py="lg" ta="center">
        <Icon size={32} strokeWidth={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
        <Title order={2} size="h3">
          {title}
        </Title>
        {text !== undefined && (
          <Text c="dimmed" maw={440}>
            {text}
          </Text>
        )}
        {action}
      </Stack>
    </Paper>
  );
}
