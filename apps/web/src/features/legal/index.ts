export { LegalDialog } from './legal-dialog.tsx';
export { LegalLinks } from './legal-links.tsx';
