import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Why a form could not be saved, when no single field is the cause; it is scrolled into view and focused. */
export function FormFailure({ text }: { text: string | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) alert.current?.focus();
  }, [text]);
  if (text === null) return null;
  return (
    <Alert ref={alert} tabIndex={-1} color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
      {text}
    </Alert>
  );
}
