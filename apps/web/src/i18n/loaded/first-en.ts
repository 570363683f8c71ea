/** The texts used on every page. */
export default import.meta.glob<object>('../en/common.ts', { eager: true, import: 'default' });
