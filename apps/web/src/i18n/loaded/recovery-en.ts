/** The texts of a forgotten password and of codes. */
export default import.meta.glob<object>('../en/recovery.ts', { eager: true, import: 'default' });
