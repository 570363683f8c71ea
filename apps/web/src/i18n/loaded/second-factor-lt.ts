/** The second step of a sign-in, its settings, and the question who is at the device. */
export default import.meta.glob<object>('../lt/second-factor.ts', { eager: true, import: 'default' });
