/** The texts of the manager's first page. */
export default import.meta.glob<object>('../lt/{dashboard,first-hour,ledger}.ts', { eager: true, import: 'default' });
