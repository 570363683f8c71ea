export { EmailSection } from './email-section.tsx';
export { isConfirmed, useOwnEmail } from './use-own-email.ts';
