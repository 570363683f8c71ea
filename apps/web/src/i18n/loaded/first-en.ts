/** The texts that every page has. */
export default import.meta.glob<object>('../en/common.ts', { eager: true, import: 'default' });
