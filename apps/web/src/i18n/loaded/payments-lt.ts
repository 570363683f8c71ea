/** The texts of every page with a card form. */
export default import.meta.glob<object>('../lt/payments.ts', { eager: true, import: 'default' });
