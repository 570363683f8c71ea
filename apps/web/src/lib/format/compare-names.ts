import { collatorOf, constants } from '@pamaina/contract';

let collator = collatorOf(constants.countries[0]);

/** From now on names are sorted as in this country: that of the project which the session is in. */
export function sortAsIn(country: string): void {
  collator = collatorOf(country);
}

/** In the alphabet of the project's country, whatever the reader's language. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
