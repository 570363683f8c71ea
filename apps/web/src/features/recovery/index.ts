export { EmailSection } from './email-section.tsx';
