export { default } from '@pamaina/contract/i18n/lt/notices.ts';
