/** The texts that every page has. */
export default import.meta.glob<object>('../lt/common.ts', { eager: true, import: 'default' });
