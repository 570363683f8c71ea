/** The texts of every page with a card form. */
export default import.meta.glob<object>('../en/payments.ts', { eager: true, import: 'default' });
