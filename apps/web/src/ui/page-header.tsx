import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ExplainedTitle } from './explained-title.tsx';

interface PageHeaderProps {
  title: string;
  /** What the page is for: shown at the first visit, afterwards on demand. */
  about?: string;
  /** Facts that are always shown. */
  description?: ReactNode;
  /** The page's single primary action. */
  action?: ReactNode;
}

/** The main heading of a page. */
export function PageHeader({ title, about, description, action }: PageHeaderProps) {
  return (
    <Group justify="space-between" align="flex-start" mb="lg" gap="md">
      <Stack gap={4} maw={800}>
        {about === undefined ? (
          <Title order={1}>{title}</Title>
        ) : (
          <ExplainedTitle order={1} title={title} about={about} />
        )}
        {description !== undefined && <Text c="dimmed">{description}</Text>}
      </Stack>
      {action !== undefined && <div data-page-actions>{action}</div>}
    </Group>
  );
}
