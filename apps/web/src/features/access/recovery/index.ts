export { ConfirmEmail } from './confirm-email.tsx';
export { EmailSection } from './email-section.tsx';
