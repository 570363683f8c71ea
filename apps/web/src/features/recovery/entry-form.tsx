import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { EntryLayout } from '../../ui/entry-layout.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import type { FormSubmit } from '../../ui/form/use-submit.ts';

interface EntryFormProps {
  title: string;
  text: string;
  submit: Pick<FormSubmit, 'onSubmit' | 'failure'>;
  /** Below the form: where else to go. */
  links: ReactNode;
  /** The fields and the button. */
  children: ReactNode;
}

/** The one form of a page that is opened without a session: its heading, what failed, the fields, other ways. */
export function EntryForm({ title, text, submit: { onSubmit, failure }, links, children }: EntryFormProps) {
  return (
    <EntryLayout width={420}>
      <Paper withBorder p="lg">
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <div>
              <Title order={1} size="h2">
                {title}
              </Title>
              <Text c="dimmed">{text}</Text>
            </div>
            <FormFailure text={failure} />
            {children}
          </Stack>
        </form>
      </Paper>
      <Group mt="md" gap="lg">
        {links}
      </Group>
    </EntryLayout>
  );
}
