/** What somebody may do in a project, and the roles that are made of it. */
export default {
  role: { owner: 'Owner', manager: 'Manager', lead: 'Shift lead', accountant: 'Accountant' },
  ability: {
    plan: {
      read: 'See the schedule',
      write: 'Make and change the schedule',
      publish: 'Publish the schedule',
      cover: 'Find replacements',
    },
    staffing: { write: 'Change shift templates, requirements and holidays' },
    notes: { write: 'Write comments, events and tasks' },
    people: { read: 'See employees', write: 'Add and change employees' },
    absences: { read: 'See absences', write: 'Record absences' },
    requests: { decide: 'Approve and reject requests' },
    hours: { read: 'See worked hours', correct: 'Correct worked hours', approve: 'Approve hours and lock months' },
    takings: { read: 'See takings and forecasts', write: 'Record takings' },
    pay: { read: 'See rates, costs and payroll' },
    settings: { write: 'Change settings of the business' },
    history: { read: 'See the history' },
    data: { write: 'Export all data and erase former employees' },
    members: { write: 'Change who has access' },
    billing: { write: 'Pay for the project' },
    programs: { write: 'Connect other programs' },
  },
};
