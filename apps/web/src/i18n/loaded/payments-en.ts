/** The texts of every place where a card is asked for. */
export default import.meta.glob<object>('../en/payments.ts', { eager: true, import: 'default' });
