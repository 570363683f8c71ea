import { zoneName } from '@pamaina/contract';

/** A part of `Intl.Locale` that TypeScript has only in its newest library. */
interface Zoned {
  getTimeZones?: () => string[] | undefined;
}

/**
 * The time zone of a country (ISO 3166-1) by CLDR, where it has several the first; null where none is known.
 * https://unicode.org/reports/tr35/tr35-dates.html#Time_Zone_Names
 */
export function zoneOfCountry(country: string): string | null {
  const locale: Intl.Locale & Zoned = new Intl.Locale(`und-${country}`);
  const [zone] = locale.getTimeZones?.() ?? [];
  return zone === undefined ? null : zoneName(zone);
}
