/** The texts used on every page. */
export default import.meta.glob<object>('../lt/common.ts', { eager: true, import: 'default' });
