export { default } from '@pamaina/contract/i18n/en/notices.ts';
