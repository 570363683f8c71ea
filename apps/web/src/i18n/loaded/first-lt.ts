/** The texts of the landing page, and those that every page has. */
export default import.meta.glob<object>('../lt/{common,landing}.ts', { eager: true, import: 'default' });
