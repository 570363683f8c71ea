export default {
  login: 'Login',
  signIn: 'Sign In',
  title: 'Next month’s schedule, done before the coffee is cold',
  lead: 'Say whom you need and when. Pamaina plans the month, shows what could not be filled and why, and tells your team once you publish.',
  start: 'Create an account',
  haveAccount: 'I have an account',
  plan: {
    title: 'A month in seconds',
    text: 'Roles, hours, days off and holidays are kept; what is left open comes with its reasons.',
  },
  law: {
    title: 'Working-time rules checked',
    text: 'Rest, weekly hours and minors: every change says which rule it would break, with the article.',
  },
  team: {
    title: 'In everybody’s pocket',
    text: 'People see their next shift, the hours and who they work with, on any phone.',
  },
};
