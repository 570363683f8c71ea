/** The texts of all other pages: everything that is not loaded before. */
export default import.meta.glob<object>(
  [
    '../lt/*.ts',
    '!../lt/{common,invalid,landing,legal,payments,projects,session,settings,shell}.ts',
    '!../lt/{absences,amendments,answers,asks,calendar,comments,events,schedule,schedule-worker,tasks}.ts',
    '!../lt/{announcements,dashboard,first-hour,imports,ledger,receipts,recovery}.ts',
    '!../lt/{printing,programs,second-factor,time-clock,webhooks,worker}.ts',
  ],
  { eager: true, import: 'default' },
);
