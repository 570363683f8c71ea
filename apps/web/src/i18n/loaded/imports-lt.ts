/** The texts of importing a file. */
export default import.meta.glob<object>('../lt/imports.ts', { eager: true, import: 'default' });
