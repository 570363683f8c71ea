import { currencies } from '@pamaina/contract';

/** How people write the currencies of projects, beside their codes; the longer first. */
const WORDS = ['€', 'euros', 'euro', 'eurai', 'eurų', '£', 'zł', 'zl', 'kr\\.?'];

/** With the dot of an abbreviation, which isn't one before decimals. */
const CURRENCY = new RegExp(`(?:${[...WORDS, ...currencies].join('|')})(?:\\.(?!\\d))?`, 'gi');

/** `£12.50`, `31,40 zł`, `kr. 125`, `NOK 125`: what is left, with its spaces. */
export const withoutCurrency = (text: string): string => text.replaceAll(CURRENCY, '');
