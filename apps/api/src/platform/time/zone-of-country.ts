import { zoneName } from '@pamaina/contract';

/** A part of `Intl.Locale` that TypeScript has only in its newest library. */
interface Zoned {
  getTimeZones?: () => string[] | undefined;
}

/**
 * The zones of the capitals of countries that have several, where the first one in the alphabet isn't that: some begin
 * with an island.
 */
const OF_CAPITALS: ReadonlySet<string> = new Set([
  'America/Argentina/Buenos_Aires',
  'America/Mexico_City',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Toronto',
  'Asia/Nicosia',
  'Asia/Tashkent',
  'Asia/Ulaanbaatar',
  'Australia/Sydney',
  'Europe/Lisbon',
  'Europe/Madrid',
  'Europe/Moscow',
  'Pacific/Majuro',
  'Pacific/Pohnpei',
  'Pacific/Port_Moresby',
  'Pacific/Tahiti',
  'Pacific/Tarawa',
]);

/**
 * The time zone of a country (ISO 3166-1) by CLDR, where it has several that of the capital; null where none is known.
 * `Intl` lists them by the alphabet. https://unicode.org/reports/tr35/tr35-dates.html#Time_Zone_Names
 */
export function zoneOfCountry(country: string): string | null {
  const locale: Intl.Locale & Zoned = new Intl.Locale(`und-${country}`);
  const zones = (locale.getTimeZones?.() ?? []).map(zoneName);
  return zones.find((zone) => OF_CAPITALS.has(zone)) ?? zones[0] ?? null;
}
