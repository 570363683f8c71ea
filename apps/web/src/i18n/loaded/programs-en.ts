/** The texts of the pages for other programs: tokens and webhooks. */
export default import.meta.glob<object>('../en/{programs,webhooks}.ts', { eager: true, import: 'default' });
