export { keepConsents } from './keep-consents.ts';
export { rememberFormer } from './remember-former.ts';
