/** The texts of the schedule on paper. */
export default import.meta.glob<object>('../en/printing.ts', { eager: true, import: 'default' });
