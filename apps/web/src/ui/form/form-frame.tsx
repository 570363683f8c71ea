import { Stack, type StackProps } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FormFailure } from './form-failure.tsx';

interface FormFrameProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Why it could not be sent, when no single field is the cause. */
  failure: string | null;
  gap?: StackProps['gap'];
  /** What is above the failure: a heading, or what the form is for. */
  head?: ReactNode;
  /** The fields and the buttons. */
  children: ReactNode;
}

/** The frame of every form: what failed, then its fields and buttons, one below the other. */
export function FormFrame({ onSubmit, failure, gap = 'md', head, children }: FormFrameProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={gap}>
        {head}
        <FormFailure text={failure} />
        {children}
      </Stack>
    </form>
  );
}
