/** The texts of the calendar and of an employee's shifts, which most users open first. */
export default import.meta.glob<object>(
  '../lt/{absences,amendments,answers,asks,calendar,comments,events,schedule,tasks}.ts',
  {
    eager: true,
    import: 'default',
  },
);
