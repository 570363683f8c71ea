import { Paper, Stack, Text, Title, Alert, Button } from '@mantine/core';
import { type LucideIcon, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
        <Title order={2}>{title}</Title>
        {text !== undefined && (
          <Text c="dimmed" maw={440} style={{ textWrap: 'balance' }}>
            {text}
          </Text>
        )}
        {action}
      </Stack>
    </Paper>
  );
}

/** A loading error: says what happened and offers a retry. */
export function ErrorState({ title, text, onRetry }: { title?: string; text?: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="red" title={title ?? t('errorTitle')} icon={<CircleAlert size={18} aria-hidden />}>
      <Stack align="flex-start" gap="sm">
        {text !== undefined && <Text c="inherit">{text}</Text>}
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Stack>
    </Alert>
  );
}
