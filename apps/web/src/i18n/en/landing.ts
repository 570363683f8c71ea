export default {
  login: 'Login',
  signIn: 'Sign In',
  description:
    'Staff schedules for cafes, restaurants, bakeries and shops: a month planned in seconds, working-time rules checked, every gap explained.',
  title: 'Next month’s schedule, done before the coffee is cold',
  rotating: {
    first: 'Next month’s schedule',
    words: {
      cafe: 'for your café,',
      restaurant: 'for your restaurant,',
      bakery: 'for your bakery,',
      store: 'for your store,',
      boutique: 'for your boutique,',
    },
    last: 'done before the coffee is cold',
    pause: 'Pause the changing words',
    resume: 'Let the words change again',
  },
  lead: 'Say whom you need and when. Pamaina plans the month, shows what could not be filled and why, and tells your team once you publish.',
  start: 'Start now',
  tryDemo: 'Try the demo',
  startNote: '€29 per month per project. 30-day money-back guarantee.',
  pictures: {
    calendar:
      'The calendar of the café Rytas: people in rows, days in columns, a coloured bar for each shift, unfilled shifts on top',
    panel: 'The list of unfilled shifts with the reason for each person who could not take it',
    phone: 'An employee’s phone: the next shift with its hours, its role and the colleagues on it',
    caption: 'The demo café “Rytas” as it runs today. Nothing in this picture is drawn.',
  },
  why: {
    title: 'You see the month, you can trust it, you can change it',
    gapTitle: 'Every gap says why',
    gapText:
      'When a shift stays open, Pamaina lists person by person what stood in the way: rest, hours, time off or a missing role. It also proposes the smallest change that fills it.',
    boundTitle: 'It proves how good the plan is',
    boundText:
      'Next to what was filled stands the best that anybody could fill with these people. You know when to stop searching and when to hire.',
    phoneTitle: 'Your team reads it on any phone',
    phoneText:
      'People see their next shift first, also without a connection. Offering, swapping and asking for a day off take a few taps, and nothing moves without your approval.',
  },
  features: {
    title: 'What is in it',
    scheduling: 'Smart scheduling',
    schedulingText:
      'A month planned in seconds from roles, availability, contract hours, wishes and labour cost. Pin what must stay and plan around it.',
    employees: 'Employee management',
    employeesText:
      'Time off, availability and shift swaps in one place. Each request shows what it would do to the schedule before you answer.',
    time: 'Time tracking',
    timeText:
      'Clocking in and out with breaks, on the phone too. Timesheets compare with the plan, count overtime, night and holiday hours, and go to payroll.',
    analytics: 'Labour analytics',
    analyticsText:
      'Hours, cost, coverage, absences and fairness by person, role and department, for a month or a year.',
    notifications: 'Real-time notifications',
    notificationsText:
      'In the app, by e-mail and on the phone the moment something concerns a person, and quiet at night.',
    law: 'Labour-law compliance',
    lawText:
      'Lithuanian and EU working-time rules are checked on every change, each warning with the article it comes from.',
  },
  pricing: {
    title: 'One price, everything included',
    plan: 'One project',
    planText: 'A project is one place: a café, a shop, a restaurant.',
    amount: '€29',
    period: 'per month per project',
    cancel: 'Cancel anytime',
    employees: 'Unlimited employees',
    support: '24/7 support',
    mobile: 'Mobile app access',
    refund: '30-day money-back guarantee',
    start: 'Get Started',
    note: 'No contract term. After the end your data stays for 30 days, ready to be taken along.',
  },
  closing: {
    title: 'See it with twelve people in it',
    text: 'The demo is a café with real months, swaps and requests. Change whatever you like.',
  },
  footer: {
    terms: 'Terms of service',
    privacy: 'Privacy policy',
  },
  dialog: {
    title: 'Start with Pamaina',
    text: 'Pay for one project by card, then choose your user name and password. If you change your mind within 30 days, you get the money back.',
    email: 'E-mail',
    emailHelp: 'Your receipt goes there, and your account is made with it',
    accept: 'I accept the terms of service and the privacy policy',
    submit: 'Continue to payment',
    free: 'No card yet? Create an account first',
  },
};
