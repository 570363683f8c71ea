import { expect, test } from 'vitest';
import { zoneOfCountry } from './zone-of-country.ts';

test.each([
  ['LT', 'Europe/Vilnius'],
  ['DE', 'Europe/Berlin'],
  // Not the Azores, Ceuta, Famagusta, Adak, Macquarie, Rio Branco and Blanc-Sablon.
  ['PT', 'Europe/Lisbon'],
  ['ES', 'Europe/Madrid'],
  ['CY', 'Asia/Nicosia'],
  ['US', 'America/New_York'],
  ['AU', 'Australia/Sydney'],
  ['BR', 'America/Sao_Paulo'],
  ['CA', 'America/Toronto'],
  // In the spelling that is stored, whatever the older one is that Intl has.
  ['UA', 'Europe/Kyiv'],
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['GL', 'America/Nuuk'],
  ['FM', 'Pacific/Pohnpei'],
])('%s is by the clock of %s', (country, zone) => {
  expect(zoneOfCountry(country)).toBe(zone);
});

test('a code that is no country has none', () => {
  expect(zoneOfCountry('XX')).toBeNull();
});
