export { LegalDialog, LegalLinks } from './legal-links.tsx';
