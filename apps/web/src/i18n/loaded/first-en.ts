/** The texts of the landing page, and those that every page has. */
export default import.meta.glob<object>('../en/{common,landing}.ts', { eager: true, import: 'default' });
