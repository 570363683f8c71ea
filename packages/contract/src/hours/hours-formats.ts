import { factsOf, type Language } from '../base/languages.ts';

/** The format of hours: `7.5 h` or `7 h 30 min`. */
export const hoursFormats = ['decimal', 'minutes'] as const;
export type HoursFormat = (typeof hoursFormats)[number];

/** A non-breaking space. */
const BLANK = '\u00a0';

type Write = (hours: number) => string;

/** Formats hours with and without their unit: the only implementation. */
export function writeHours(language: Language, format: HoursFormat): { hours: Write; bareHours: Write } {
  const { locale, hour, minute } = factsOf(language);
  if (format === 'minutes') {
    return {
      hours: withMinutes(({ whole, rest }) =>
        [
          ...(whole === 0 && rest > 0 ? [] : [`${whole}${BLANK}${hour}`]),
          ...(rest === 0 ? [] : [`${rest}${BLANK}${minute}`]),
        ].join(BLANK),
      ),
      bareHours: withMinutes(({ whole, rest }) => `${whole}:${twoDigits(rest)}`),
    };
  }
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    hours: (hours) => `${short.format(hours)}${BLANK}${hour}`,
    bareHours: (hours) => short.format(hours),
  };
}

/** Whole minutes, split into hours and the rest; negative values get the minus sign of print. */
function withMinutes(write: (parts: { whole: number; rest: number }) => string): Write {
  return (hours) => {
    const minutes = Math.round(Math.abs(hours) * 60);
    const text = write({ whole: Math.floor(minutes / 60), rest: minutes % 60 });
    return hours < 0 && minutes > 0 ? `\u2212${text}` : text;
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
