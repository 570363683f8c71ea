/** The texts of confirming a published schedule and announcements. */
export default import.meta.glob<object>('../en/{announcements,receipts}.ts', { eager: true, import: 'default' });
