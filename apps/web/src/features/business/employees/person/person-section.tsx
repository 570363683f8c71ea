import { Anchor, Group, Paper, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

interface PersonSectionProps {
  title: string;
  /** The page with all of it. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A part of an employee's page. */
export function PersonSection({ title, more, children }: PersonSectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group justify="space-between" mb="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {more && (
          <Anchor component={Link} to={more.to} size="sm">
            {more.label}
          </Anchor>
        )}
      </Group>
      {children}
    </Paper>
  );
}

/** Names and values, one pair a line; empty ones are left out. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '6px 16px', margin: 0 }}>
      {facts.map(({ name, value }, index) => (
        <div key={`${index} ${name}`} style={{ display: 'contents' }}>
          <dt style={{ color: 'var(--mantine-color-dimmed)' }}>{name}</dt>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
