/** Terms of service and privacy: long, and read by few. */
export default import.meta.glob<object>('../en/legal.ts', { eager: true, import: 'default' });
