import { Anchor, Group, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

interface SectionProps {
  title: string;
  /** The link to the full list. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** One part of the dashboard under its heading. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb="xs">
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
    </section>
  );
}
