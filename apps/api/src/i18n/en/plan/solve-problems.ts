/** What went wrong in calls of other programs. */
export const programProblems = {
  problem_invalid: {
    title: 'Invalid problem',
    detail: 'The problem is invalid. {{fault}}',
  },
  token_in_address: {
    title: 'API token in the address',
    detail:
      'An API token must not be in an address, where logs keep it. Send it in the header “Authorization: Bearer”, and revoke this one.',
  },
  scope_missing: {
    title: 'The token is not for this',
    detail: 'This API token lacks the scope {{scope}}.',
  },
  token_refused: {
    title: 'Not for API tokens',
    detail: 'Only a person who signed in can do this, not an API token.',
  },
  tokens_full: {
    title: 'Too many API tokens',
    detail: 'There are already {{count}} API tokens. Revoke one that is no longer used.',
  },
  scope_beyond: {
    title: 'More than you may do',
    detail: 'A token can’t do more than you. Choose fewer scopes.',
  },
};
