/** What went wrong with scenarios. */
export const scenarioProblems = {
  month_over: {
    title: 'Month over',
    detail: 'This month has no days from tomorrow. Choose a later month.',
  },
  scenarios_full: {
    title: 'Too many scenarios',
    detail: 'A project has at most {{count}} scenarios. Delete one that you no longer need.',
  },
  scenario_running: {
    title: 'Still being calculated',
    detail: 'This scenario is still being calculated. Wait until it is done, or stop it.',
  },
  scenario_unplanned: {
    title: 'No result yet',
    detail: 'This scenario has no schedule. Calculate it again.',
  },
  scenario_incomplete: {
    title: 'A line is missing',
    detail: 'A line of this scenario is about an employee whose data was erased. Make a new scenario.',
  },
  scenario_stale: {
    title: 'The month has changed',
    detail: 'The month has changed since this scenario was calculated. Calculate it again.',
  },
  rates_missing: {
    title: 'An hourly rate is missing',
    detail:
      'Someone who can be scheduled in this month has no hourly rate, so that no cost can be proved. Enter all hourly rates, for a new employee in the scenario too.',
  },
  amendment_missing: {
    title: 'Published schedule',
    detail: 'These days are published. Begin to amend them first, then apply the scenario.',
  },
};
