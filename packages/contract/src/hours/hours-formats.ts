import type { Language } from '../base/constants.ts';

/** The format of hours: `7.5 h` or `7 h 30 min`. */
export const hoursFormats = ['decimal', 'minutes'] as const;
export type HoursFormat = (typeof hoursFormats)[number];

/** A non-breaking space. */
const BLANK = '\u00a0';
const UNITS: Record<Language, { hour: string; minute: string }> = {
  // British English would write `hrs`.
  en: { hour: 'h', minute: 'min' },
  lt: { hour: 'val.', minute: 'min.' },
};

type Write = (hours: number) => string;

/** Formats hours with and without their unit: the only implementation. */
export function writeHours(
  locale: string,
  language: Language,
  format: HoursFormat,
): { hours: Write; bareHours: Write } {
  const unit = UNITS[language];
  if (format === 'minutes') {
    return {
      hours: withMinutes(({ whole, rest }) =>
        [
          ...(whole === 0 && rest > 0 ? [] : [`${whole}${BLANK}${unit.hour}`]),
          ...(rest === 0 ? [] : [`${rest}${BLANK}${unit.minute}`]),
        ].join(BLANK),
      ),
      bareHours: withMinutes(({ whole, rest }) => `${whole}:${twoDigits(rest)}`),
    };
  }
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    hours: (hours) => `${short.format(hours)}${BLANK}${unit.hour}`,
    bareHours: (hours) => short.format(hours),
  };
}

/** Whole minutes, split into hours and the rest; negative values get the minus sign of both languages. */
function withMinutes(write: (parts: { whole: number; rest: number }) => string): Write {
  return (hours) => {
    const minutes = Math.round(Math.abs(hours) * 60);
    const text = write({ whole: Math.floor(minutes / 60), rest: minutes % 60 });
    return hours < 0 && minutes > 0 ? `\u2212${text}` : text;
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
