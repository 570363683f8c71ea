import { csvField, lifeless, separators, type payrollExports } from '@pamaina/contract';

/** Lines of fields as one text; no field runs as a formula in a spreadsheet. */
export function csvText(
  lines: readonly (readonly string[])[],
  { separator, quotes }: Pick<payrollExports.PayrollFile, 'separator' | 'quotes'>,
): string {
  const sign = separators[separator];
  const write = (value: string) => {
    if (quotes === 'needed') return csvField(value, sign);
    const safe = lifeless(value);
    return quotes === 'always' ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return lines.map((line) => `${line.map(write).join(sign)}\r\n`).join('');
}
