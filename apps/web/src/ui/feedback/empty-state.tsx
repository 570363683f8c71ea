import { Paper, Stack, Text, Title, Alert, Button, Group } from '@mantine/core';
import { type LucideIcon, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import pieces from '../pieces.module.css';

export interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  /** Rows of the finished screen, shown in grey. */
  example?: readonly (readonly string[])[];
  /** Fills in the example by one press. */
  fill?: ReactNode;
  /** The single next step. */
  action?: ReactNode;
}

/** There is no data yet: shows what it will look like, says so and what to do next. */
export function EmptyState({ icon: Icon, title, text, example, fill, action }: EmptyStateProps) {
  return (
    <Paper withBorder p="xl" data-empty>
      <Stack align="center" gap="sm" py="lg" ta="center">
        {example === undefined ? (
          <Icon size={32} strokeWidth={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
        ) : (
          <ul className={pieces.example} aria-hidden>
            {example.map((cells) => (
              <li key={cells.join()}>
                {cells.map((cell) => (
                  <span key={cell}>{cell}</span>
                ))}
              </li>
            ))}
          </ul>
        )}
        <Title order={2}>{title}</Title>
        {text !== undefined && (
          <Text c="dimmed" maw={440} style={{ textWrap: 'balance' }}>
            {text}
          </Text>
        )}
        {fill === undefined ? (
          action
        ) : (
          <Group justify="center" gap="sm">
            {fill}
            {action}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

/** The next step of an empty page: another page, or what is done here. */
export function NextStep({ to, act, children }: { to?: string; act?: () => void; children: ReactNode }) {
  if (to !== undefined)
    return (
      <Button component={Link} to={to} variant="default">
        {children}
      </Button>
    );
  return (
    <Button variant="default" onClick={act}>
      {children}
    </Button>
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
