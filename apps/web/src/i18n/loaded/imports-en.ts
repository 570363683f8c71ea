/** The texts of importing a file. */
export default import.meta.glob<object>('../en/imports.ts', { eager: true, import: 'default' });
