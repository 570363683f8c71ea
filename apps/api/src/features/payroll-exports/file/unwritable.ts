import { canWrite, separators, type payrollExports } from '@pamaina/contract';
import { ProblemError } from '../../../platform/http/problem-error.ts';

/** As many as still read well in one sentence. */
const NAMES_TOLD = 3;

/** Refuses texts that a file can't hold, and says which. @throws `not_in_encoding`, `separator_in_text` */
export function refuseUnwritable(lines: readonly (readonly string[])[], file: payrollExports.PayrollFile): void {
  const { encoding, quotes, separator } = file;
  const texts = [...new Set(lines.flat())];
  const foreign = texts.filter((text) => !canWrite(text, encoding));
  if (foreign.length > 0) throw new ProblemError('not_in_encoding', { values: { names: listed(foreign) } });
  const cut = quotes === 'never' ? texts.filter((text) => text.includes(separators[separator])) : [];
  if (cut.length > 0) throw new ProblemError('separator_in_text', { values: { names: listed(cut) } });
}

const listed = (names: readonly string[]) =>
  names.slice(0, NAMES_TOLD).join('; ') + (names.length > NAMES_TOLD ? '…' : '');
