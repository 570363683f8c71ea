/** Terms of service and privacy policy: long, and rarely read. */
export default import.meta.glob<object>('../en/legal.ts', { eager: true, import: 'default' });
