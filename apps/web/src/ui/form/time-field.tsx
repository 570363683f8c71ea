import { TextInput, type TextInputProps } from '@mantine/core';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `HH:MM`, or the text typed so far. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A time of day on the 24-hour clock, typed loosely: `7`, `730` and `7.30` become `07:30` when the field is left. */
export function TimeField({ value = '', onChange, onBlur, ...props }: TimeFieldProps) {
  return (
    <TextInput
      {...props}
      value={value}
      inputMode="numeric"
      placeholder="00:00"
      maxLength={5}
      autoComplete="off"
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onBlur={(event) => {
        onChange?.(readTime(value));
        onBlur?.(event);
      }}
    />
  );
}

/** The time of a loosely typed text; the text itself when it is not a time. */
export function readTime(text: string): string {
  const match = /^\s*(\d{1,2})[\s:.,h]?(\d{2})?\s*$/.exec(text);
  if (match === null) return text;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? '0')];
  if (hours > 23 || minutes > 59) return text;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
