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
  hero: {
    week: 'A week of the demo café Rytas: employees in rows, days in columns and a coloured bar for each shift. On a phone, the same days one below the other.',
    curve:
      'A line of the best schedule so far comes down over {{seconds}} s until it meets the line of what no schedule can beat',
    planned: 'Best schedule so far',
    limit: 'No schedule can be better',
    seconds: 'Proven after {{seconds}} s',
  },
  questions: {
    title: 'Questions and answers',
    card: 'Can I try it without a card?',
    cardText:
      'Yes, in the demo. You get your own copy of a café with twelve employees for a day, without signing up. A project of your own is paid for from the first day, and if you cancel within 30 days, you can have the payment back.',
    price: 'What does it cost in the end?',
    priceText:
      '€29 per month for each location, however many employees you have. There is no set-up fee and no minimum term, and everything on this page is included.',
    cancel: 'How do I cancel?',
    cancelText:
      'On the Subscriptions page in the settings. You can use the project until the end of the month you have paid for. After that you can still view it for 30 days and download your data. Then it is permanently deleted.',
    data: 'Who can see our data?',
    dataText:
      'Your managers, and each employee only what concerns them. We process the data of your team to run your project and for nothing else. There are no ads and no trackers, and employees can download what is kept about them.',
    export: 'Can I take my data with me?',
    exportText:
      'Yes. Schedules can be downloaded as PDF, Excel and CSV files or followed with a calendar link, hours as a file for payroll, and the whole project as one archive.',
    law: 'Does it guarantee that my schedule is legal?',
    lawText:
      'No tool can. Every change is checked against the Lithuanian Labour Code or the EU working-time rules, and each warning cites the article. You remain responsible for the schedule you publish, and this is not legal advice.',
    phone: 'Do employees need an app, or even a phone?',
    phoneText:
      'Neither. Pamaina runs in the browser of any phone and can be added to the home screen, where the published schedule can be read offline too. For anyone without a phone you can print the schedule, and a tablet at work can be the time clock.',
    languages: 'Which languages does it speak?',
    languagesText:
      'English and Lithuanian. Each person chooses their own language, and notifications arrive in it. Names of roles and shifts are your own words.',
    locations: 'We have several locations. Does that work?',
    locationsText:
      'Each location is a project with its own team and schedule, at €29 per month. You switch between them with one login. An employee belongs to one project, so someone who works in two locations has a login for each.',
  },
};
