/** The texts of an employee's own pages, which managers don't open. */
export default import.meta.glob<object>('../en/{time-clock,worker}.ts', { eager: true, import: 'default' });
