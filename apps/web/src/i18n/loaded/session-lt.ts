/** The texts of registering and signing in. */
export default import.meta.glob<object>('../lt/session.ts', { eager: true, import: 'default' });
