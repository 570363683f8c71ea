/** The texts of confirming a published schedule. */
export default import.meta.glob<object>('../lt/receipts.ts', { eager: true, import: 'default' });
