import { Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import type { FormSubmit } from '../../../ui/form/use-submit.ts';

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
        <FormFrame
          onSubmit={onSubmit}
          failure={failure}
          head={
            <div>
              <Title order={1}>{title}</Title>
              <Text c="dimmed">{text}</Text>
            </div>
          }
        >
          {children}
        </FormFrame>
      </Paper>
      <Group mt="md" gap="lg">
        {links}
      </Group>
    </EntryLayout>
  );
}
