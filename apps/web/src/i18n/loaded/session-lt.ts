/** The texts of registration and sign-in. */
export default import.meta.glob<object>('../lt/session.ts', { eager: true, import: 'default' });
