import abilities from '@pamaina/contract/i18n/en/abilities.ts';

export default {
  title: 'API tokens',
  description:
    'With a token, another program reads or changes the data of this business. It can do only what you choose.',
  docs: 'API documentation',
  add: 'Create token',
  emptyTitle: 'No API tokens yet',
  emptyText: 'Create one to connect a payroll program or your own script.',
  name: 'Name',
  nameHelp: 'The program that uses it, for example “Payroll”.',
  kind: 'Belongs to',
  kinds: {
    personal: { name: 'Me', text: 'It can never do more than you, and stops working when you leave.' },
    project: { name: 'The business', text: 'It keeps working when you leave.' },
  },
  scopes: 'What it can do',
  ability: abilities.ability,
  groups: {
    plan: 'Schedule',
    people: 'Employees and requests',
    hours: 'Hours and pay',
    business: 'Business',
  },
  expires: 'Valid until',
  expiresHelp: 'At most three years. Empty: one year.',
  lastUsed: 'Last used',
  never: 'Never',
  expired: 'Expired',
  by: 'Created by',
  made: {
    title: 'Copy the token now',
    text: 'It is shown only this once. Store it like a password: anyone who has it can use it.',
    token: 'Token',
    copy: 'Copy token',
    done: 'Done',
  },
  revoke: 'Revoke',
  revokeOne: 'Revoke {{name}}',
  revokeTitle: 'Revoke this token?',
  revokeText: 'Programs that use it will lose access immediately.',
  revoked: 'Token revoked',
};
