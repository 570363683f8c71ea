export default {
  title: 'Guide',
  description: 'How to do each job, step by step.',
  search: 'Search the guide',
  contents: 'All pages',
  all: 'All pages of the guide',
  alsoHere: 'More about this page',
  open: 'Open: {{page}}',
  missing: 'This page of the guide doesn’t exist. Choose another one.',
  nothing: 'No pages found',
  nothingText: 'Try another word, for example “vacation”.',
  groups: {
    plan: 'Plan a month',
    changes: 'When something changes',
    hours: 'Hours and pay',
    business: 'Your team and business',
    employee: 'For employees',
  },
};
