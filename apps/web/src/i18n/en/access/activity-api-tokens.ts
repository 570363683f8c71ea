/** The history of what other programs and devices got. */
export default {
  kiosk: {
    created: 'Kiosk set up: {{name}}',
    deleted: 'Kiosk removed: {{name}}',
    pin_set: 'Kiosk PIN changed: {{person}}',
    pin_unlocked: 'Kiosk PIN unlocked: {{person}}',
  },
  api_token: { created: 'API token made: {{name}}', revoked: 'API token revoked: {{name}}' },
  webhook: {
    created: 'Webhook added: {{url}}',
    updated: 'Webhook changed: {{url}}',
    deleted: 'Webhook deleted: {{url}}',
  },
  payroll_export: {
    created: 'Payroll export added: {{name}}',
    updated: 'Payroll export changed: {{name}}',
    deleted: 'Payroll export deleted: {{name}}',
  },
  delivery: { retried: 'Failed message sent again' },
  calendar_feed: { renewed: 'New calendar link', ended: 'Calendar link turned off' },
  project: {
    created: 'Project created: {{name}}',
    updated: 'Project changed: {{name}}',
    filled: 'Sample data added to the project',
    billing: 'Project payment changed',
    clock_rules: 'The clocks of {{zone}} change differently. Future shifts that keep their local times: {{shifts}}',
    public_holidays: 'Public holidays of the country changed from {{date}} on: {{added}} more, {{removed}} fewer',
  },
};
