/** How the numbers of a workbook are shown, by the index of a cell's style. */
export interface NumberFormats {
  kinds: readonly NumberKind[];
  /** Days are counted from 1904, as old Excel for Mac did. */
  isFrom1904: boolean;
}

/**
 * A date; a time of day; both; a duration such as 36:00; as many digits at least; a plain number. A value shown as a
 * date can have a time all the same.
 */
type NumberKind = Moment | 'duration' | { digits: number } | 'number';
type Moment = 'date' | 'clock' | 'date and clock';

/** ECMA-376 part 1, 18.8.30: the formats that every workbook has without naming them. */
const isDateById = (id: number) => (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const isClockById = (id: number) => id >= 18 && id <= 21;
const isDurationById = (id: number) => id >= 45 && id <= 47;

/** The formats in `xl/styles.xml`; read by patterns, since only attributes of a few tags count. */
export function numberFormatsOf(styles: string, isFrom1904: boolean): NumberFormats {
  const own = new Map<number, string>();
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g))
    own.set(Number(attribute(tag, 'numFmtId')), unescaped(attribute(tag, 'formatCode')));
  const cells = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  const kinds = [...cells.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId'));
    const code = own.get(id);
    return code === undefined ? kindById(id) : kindOf(code);
  });
  return { kinds, isFrom1904 };
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function kindById(id: number): NumberKind {
  if (id === 22) return 'date and clock';
  if (isClockById(id)) return 'clock';
  if (isDateById(id)) return 'date';
  return isDurationById(id) ? 'duration' : 'number';
}

/** What a format's code shows, without its quoted texts, colours and locales. */
function kindOf(code: string): NumberKind {
  const bare = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '');
  if (/\[(h+|m+|s+)\]/i.test(bare)) return 'duration';
  const [positive = ''] = bare.replaceAll(/\[[^\]]*\]/g, '').split(';');
  const letters = positive.replaceAll(/general|am\/pm|a\/p/gi, '');
  const isClock = /[hs]/i.test(letters);
  // Beside hours or seconds, `m` is a minute.
  const isDate = /[dy]/i.test(letters) || (!isClock && /m/i.test(letters));
  if (isDate) return isClock ? 'date and clock' : 'date';
  if (isClock) return 'clock';
  // An ID shown with leading zeros.
  return /^0{2,}$/.test(positive) ? { digits: positive.length } : 'number';
}

/** A cell that refers to no shared text, as text. */
export function cellText(
  { type, style, value }: { type: string; style: string; value: string },
  { kinds, isFrom1904 }: NumberFormats,
): string {
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.replace('T', ' ').slice(0, 16);
  if (type !== 'n' || value === '') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const kind = kinds[Number(style)] ?? 'number';
  if (typeof kind === 'object') return plainText(number).padStart(kind.digits, '0');
  if (kind === 'number') return plainText(number);
  if (kind === 'duration') return number < 0 ? plainText(number) : clockText(Math.round(number * 1440));
  return momentText(number, kind, isFrom1904) ?? plainText(number);
}

/** Excel calculates with 15 digits; what a double has beyond them is noise. */
const plainText = (number: number) => {
  const exact = Number(number.toPrecision(15));
  return Math.abs(exact) < 1e15
    ? exact.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
    : String(exact);
};

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const EPOCH_1900 = Date.UTC(1899, 11, 30);
const DAYS_1904 = 1462;
/** 31 December 9999, the last day of Excel. */
const SERIAL_MAX = 2_958_465;

/** What shows hours only has no date before it, but that of a program's calculation. */
const FIRST_DATE_OF_CLOCKS = '1905-01-01';

/**
 * A serial number of days as `YYYY-MM-DD`, `YYYY-MM-DD HH:MM` or `HH:MM`, by what its format shows: a whole number
 * shown with hours is a midnight. Below one day it is a time, in both epochs. Excel holds 1900 for a leap year, so
 * serials below 60 are one day more.
 */
function momentText(serial: number, kind: Moment, isFrom1904: boolean): string | null {
  if (serial < 0 || serial > SERIAL_MAX) return null;
  const minutes = Math.round(serial * 1440);
  const [days, rest] = [Math.floor(minutes / 1440), minutes % 1440];
  const isDayOfEpoch = isFrom1904 && kind === 'date' && rest === 0;
  if (days === 0 && !isDayOfEpoch) return clockText(rest);
  const shifted = isFrom1904 ? days + DAYS_1904 : days < 60 ? days + 1 : days;
  const date = new Date(EPOCH_1900 + shifted * 86_400_000).toISOString().slice(0, 10);
  if (kind === 'clock' && date < FIRST_DATE_OF_CLOCKS) return clockText(rest);
  return kind === 'date' && rest === 0 ? date : `${date} ${clockText(rest)}`;
}
