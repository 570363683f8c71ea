import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface CommittedProps {
  label: string;
  value: string;
  onCommit: (value: string) => void;
  disabled?: boolean;
  max: number;
}

/** A text that is corrected when the field is left, or with Enter; empty, it is what it was. */
export function Committed({ label, value, onCommit, disabled = false, max }: CommittedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const text = typed?.trim() ?? '';
    if (text !== '' && text !== value) onCommit(text);
    setTyped(null);
  };
  return (
    <TextInput
      aria-label={label}
      size="xs"
      value={typed ?? value}
      maxLength={max}
      disabled={disabled}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
