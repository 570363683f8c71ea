export { default } from '@pamaina/contract/i18n/lt/fields.ts';
