/** The texts of a forgotten password and of codes. */
export default import.meta.glob<object>('../lt/recovery.ts', { eager: true, import: 'default' });
