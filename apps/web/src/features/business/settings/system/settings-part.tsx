import { Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

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
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Text c="dimmed" maw={640}>
          {text}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
