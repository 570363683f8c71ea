import { Anchor, Group, Paper, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ExplainedTitle } from './explained-title.tsx';

interface SectionProps {
  title: string;
  /** What it is for: shown at the first visit, afterwards on demand. */
  about?: string;
  /** The link to the page with all of it. */
  more?: { to: string; label: string };
  /** On a sheet of its own. */
  isFramed?: boolean;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, about, more, isFramed = false, children }: SectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      {...(isFramed ? { withBorder: true, p: 'md' } : { bg: 'transparent' })}
    >
      <Group justify="space-between" mb="xs">
        {about === undefined ? (
          <Title order={2} id={id}>
            {title}
          </Title>
        ) : (
          <ExplainedTitle order={2} id={id} title={title} about={about} />
        )}
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
