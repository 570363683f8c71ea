export { default } from '@pamaina/contract/i18n/lt/abilities.ts';
