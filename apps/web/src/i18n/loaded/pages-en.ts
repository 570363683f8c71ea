/** The texts of all other pages: everything that is not loaded before. */
export default import.meta.glob<object>(
  [
    '../en/*.ts',
    '!../en/{common,invalid,landing,legal,payments,projects,session,settings,shell}.ts',
    '!../en/{absences,amendments,answers,asks,calendar,comments,events,schedule,schedule-worker,tasks}.ts',
    '!../en/{announcements,dashboard,first-hour,imports,ledger,receipts,recovery}.ts',
    '!../en/{printing,programs,second-factor,time-clock,webhooks,worker}.ts',
  ],
  { eager: true, import: 'default' },
);
