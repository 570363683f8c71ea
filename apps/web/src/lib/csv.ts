/** Text that a spreadsheet would run as a formula: it gets an apostrophe in front and stays text. */
const FORMULA = /^[\s"]*[=+\-@]|^[\t\r]/;
/** The same inside a cell, where a spreadsheet that minds another separator takes the next one to begin. */
const INNER_FORMULA = /([;,\t\r\n][\s"]*)(?=[=+\-@])/g;

/**
 * A table as the spreadsheets of this part of the world read it: semicolons between the cells, UTF-8 with its mark in front.
 * Numbers are written with the decimal sign of the language.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[], language: 'en' | 'lt'): string {
  const number = (value: number) => (language === 'lt' ? String(value).replace('.', ',') : String(value));
  const cell = (value: string | number | null) => {
    if (value === null) return '';
    if (typeof value === 'number') return number(value);
    const safe = (FORMULA.test(value) ? `'${value}` : value).replaceAll(INNER_FORMULA, "$1'");
    return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Hands a text to the user as a file of this name. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
