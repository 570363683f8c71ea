import { limitsOf, requirements } from '@pamaina/contract';
import { useState, type KeyboardEvent } from 'react';
import { errorText } from '../../../lib/http/error-text.ts';
import { toastError } from '../../../lib/toasts.ts';
import classes from './requirements.module.css';

interface CountCellProps {
  label: string;
  value: number | null;
  onSave: (count: number | null) => Promise<void>;
  /** The position of the cell, for the arrow keys. */
  row: number;
  column: number;
}

const MAX_COUNT = limitsOf(requirements.fields.count.schema)?.max ?? 0;
const steps: Record<string, readonly [number, number]> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A number of employees, edited in place as in a spreadsheet: saved on blur, arrows and Enter move, Escape reverts. */
export function CountCell({ label, value, onSave, row, column }: CountCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stored = value === null ? '' : String(value);

  const save = async () => {
    if (typed === null) return;
    if (typed === stored) {
      setTyped(null);
      return;
    }
    try {
      await onSave(typed === '' || Number(typed) === 0 ? null : Math.min(Number(typed), MAX_COUNT));
      setTyped(null);
      setFailed(false);
    } catch (error) {
      setFailed(true);
      toastError(errorText(error));
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      setTyped(null);
      setFailed(false);
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = event.currentTarget
      .closest('table')
      ?.querySelector<HTMLInputElement>(`[data-cell="${row + step[0]}:${column + step[1]}"]`);
    if (next) next.focus();
    else if (event.key === 'Enter') void save();
  };
  return (
    <input
      className={classes.count}
      data-cell={`${row}:${column}`}
      aria-label={label}
      aria-invalid={hasFailed || undefined}
      inputMode="numeric"
      // Nobody is needed: a place to type, not a gap.
      placeholder="–"
      maxLength={3}
      value={typed ?? stored}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
    />
  );
}
