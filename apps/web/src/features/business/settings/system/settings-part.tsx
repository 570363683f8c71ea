import { Stack } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { ExplainedTitle } from '../../../../ui/explained-title.tsx';

interface SettingsPartProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A group of related fields, on a page that is saved as a whole. */
export function SettingsPart({ title, text, children }: SettingsPartProps) {
  const id = useId();
  return (
    <Stack gap="md" component="section" aria-labelledby={id}>
      <ExplainedTitle order={2} id={id} title={title} about={text} />
      {children}
    </Stack>
  );
}
