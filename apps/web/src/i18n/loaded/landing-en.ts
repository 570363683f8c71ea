/** The texts of the landing page. */
export default import.meta.glob<object>('../en/landing.ts', { eager: true, import: 'default' });
