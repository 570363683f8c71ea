/** The texts of the landing page. */
export default import.meta.glob<object>('../lt/landing.ts', { eager: true, import: 'default' });
