/** The texts of confirming a published schedule. */
export default import.meta.glob<object>('../en/receipts.ts', { eager: true, import: 'default' });
