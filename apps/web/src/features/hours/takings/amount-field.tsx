import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMoneySign } from '../../../lib/format/use-money-sign.ts';
import type { Kind } from './takings-queries.ts';

interface AmountFieldProps {
  label: string;
  kind: Kind;
  value: number | null;
  /** Called on leaving the field, or with Enter, when another amount is there; null: it was emptied. */
  onStore: (value: number | null) => void;
}

/** One amount in a row of a table. Emptied, nothing is known of the day any more. */
export function AmountField({ label, kind, value, onStore }: AmountFieldProps) {
  const { decimalSign } = useFormat();
  const suffix = ` ${useMoneySign()}`;
  const [typed, setTyped] = useState<number | string>(value ?? '');
  const leave = () => {
    // What is no number yet, such as a sign alone, takes nothing away.
    if (typeof typed === 'string' && typed !== '') setTyped(value ?? '');
    else if ((typed === '' ? null : typed) !== value) onStore(typed === '' ? null : typed);
  };
  return (
    <NumberInput
      aria-label={label}
      size="xs"
      w={112}
      ml="auto"
      hideControls
      decimalSeparator={decimalSign}
      allowDecimal={kind === 'takings'}
      allowNegative={kind === 'takings'}
      {...(kind === 'takings' && { suffix, decimalScale: 2 })}
      max={10_000_000}
      value={typed}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}
