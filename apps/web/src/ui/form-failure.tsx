import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';

/** Why a form could not be saved, when no single field is to blame. */
export function FormFailure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
      {text}
    </Alert>
  );
}
