import { withoutCurrency } from '../../../../platform/files/without-currency.ts';

/** Digits with what is between them, without the sign and the currency. */
const NUMBER = /^\d[\d.,]*$|^[.,]\d+$/;
/** What programs write around a number beside its currency: spaces between thousands, also those that don't break. */
const AROUND = /usd|[$\s'’]/gi;

interface Bare {
  digits: string;
  isNegative: boolean;
}

/** `1 234,50 €`, `-12.50`, `(12,50)`, `12,50-`; null: no number. */
function bareOf(cell: string): Bare | null {
  const text = withoutCurrency(cell).replaceAll(AROUND, '').replaceAll(/[−–]/g, '-');
  const inner = /^\((.+)\)$/.exec(text)?.[1] ?? text.replace(/^-|-$/, '');
  return NUMBER.test(inner) ? { digits: inner, isNegative: inner !== text } : null;
}

type Sign = '.' | ',';
const last = (digits: string): Sign | null => (/[.,](?!.*[.,])/.exec(digits)?.[0] as Sign | undefined) ?? null;
const count = (digits: string, sign: Sign) => digits.split(sign).length - 1;

/**
 * Which sign begins the decimals in a column: the last of two in a number, or one that isn't before three digits. Where
 * nothing says so, none does: takings have two decimals, so what is before three digits parts thousands.
 */
function decimalSign(numbers: readonly Bare[]): Sign | null {
  for (const { digits } of numbers) {
    const sign = last(digits);
    if (sign === null || count(digits, sign) > 1) continue;
    const after = digits.length - digits.indexOf(sign) - 1;
    if (after !== 3 || count(digits, sign === '.' ? ',' : '.') > 0 || /^0?[.,]/.test(digits)) return sign;
  }
  return null;
}

/** How the cells of a column are read in hundredths: null is no number. An empty cell is none of its business. */
export type AmountReader = (cell: string) => number | null;

/** @param isWorkbook its numbers were written by a program: a dot, without thousands */
export function amountReader(cells: readonly string[], isWorkbook: boolean): AmountReader {
  const isPlain = (cell: string) => isWorkbook && /^-?\d+(\.\d+)?$/.test(cell);
  const sign = decimalSign(cells.flatMap((cell) => (isPlain(cell) ? [] : (bareOf(cell) ?? []))));
  return (cell) => {
    if (isPlain(cell)) return Math.round(Number(cell) * 100);
    const bare = bareOf(cell);
    if (bare === null) return null;
    const { digits, isNegative } = bare;
    const parts = sign === null ? [digits] : digits.split(sign);
    if (parts.length > 2) return null;
    const [whole = '', decimals = ''] = parts;
    const plain = whole.replaceAll(/[.,]/g, '');
    if (!areThousands(whole) || /[.,]/.test(decimals)) return null;
    const hundredths = Math.round(Number(`${plain || '0'}.${decimals || '0'}`) * 100);
    return isNegative ? -hundredths : hundredths;
  };
}

/** `1.234.567`, in which each part but the first has three digits. */
const areThousands = (whole: string) =>
  whole
    .split(/[.,]/)
    .slice(1)
    .every((part) => part.length === 3);
