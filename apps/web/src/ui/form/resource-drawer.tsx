import { type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormActions } from './form-actions.tsx';
import { FormDrawer } from './form-drawer.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormSubmit } from './use-submit.ts';

interface ResourceFormProps {
  submit: Pick<FormSubmit, 'onSubmit' | 'isBusy' | 'failure'>;
  submitLabel: string;
  /** What another user changed meanwhile. */
  notice?: ReactNode;
  gap?: StackProps['gap'];
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of one thing: what failed, its fields, save and cancel. */
export function ResourceForm({ submit, submitLabel, notice, gap = 'md', onCancel, children }: ResourceFormProps) {
  const { onSubmit, isBusy, failure } = submit;
  return (
    <FormFrame onSubmit={onSubmit} failure={failure} gap={gap}>
      {notice}
      {children}
      <FormActions submitLabel={submitLabel} isBusy={isBusy} onCancel={onCancel} />
    </FormFrame>
  );
}

interface ResourceDrawerProps extends Omit<ResourceFormProps, 'onCancel'> {
  title: string;
  /** The width; by default that of one column of fields. */
  size?: number;
  isDirty: boolean;
  onClose: () => void;
}

/** The form of one thing beside its list. */
export function ResourceDrawer({ title, size = 480, isDirty, onClose, ...form }: ResourceDrawerProps) {
  return (
    <FormDrawer isOpen title={title} size={size} isDirty={isDirty} onClose={onClose}>
      <ResourceForm {...form} onCancel={onClose} />
    </FormDrawer>
  );
}
