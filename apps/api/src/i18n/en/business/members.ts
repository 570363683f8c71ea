/** The email that asks somebody to become a member of a project. */
export const members = {
  role: { owner: 'owner', manager: 'manager', lead: 'shift lead', accountant: 'accountant' },
  mail: {
    subject: 'You’re invited to run {{project}}',
    text: 'You’re invited to {{project}} in Pamaina. Your role there: {{role}}.',
    open: 'See the invitation',
    end: 'The link works once, for a week. If you don’t know {{project}}, ignore this email.',
  },
};
