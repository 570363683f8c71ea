/** What an unexpected error tells, so that the operator finds it in the log. */
export const support = {
  code: 'Kodas pagalbai: {{code}}.',
};
