import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormActions } from './form-actions.tsx';
import { FormDrawer } from './form-drawer.tsx';
import { FormFailure } from './form-failure.tsx';
import type { FormSubmit } from './use-submit.ts';

interface ResourceDrawerProps {
  title: string;
  isDirty: boolean;
  submit: Pick<FormSubmit, 'onSubmit' | 'isBusy' | 'failure'>;
  submitLabel: string;
  /** What another user changed meanwhile. */
  notice?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of one thing: what failed, its fields, save and cancel. */
export function ResourceDrawer(props: ResourceDrawerProps) {
  const { title, isDirty, submit, submitLabel, notice, onClose, children } = props;
  const { onSubmit, isBusy, failure } = submit;
  return (
    <FormDrawer isOpen title={title} isDirty={isDirty} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FormFailure text={failure} />
          {notice}
          {children}
          <FormActions submitLabel={submitLabel} isBusy={isBusy} onCancel={onClose} />
        </Stack>
      </form>
    </FormDrawer>
  );
}
