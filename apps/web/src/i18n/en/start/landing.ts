export default {
  login: 'Login',
  signIn: 'Sign In',
  description:
    'Staff scheduling for cafés, restaurants, bakeries and shops. Generate a month in seconds, follow working-time law and see why any shift is open.',
  title: 'Next month’s schedule, done before your coffee gets cold',
  rotating: {
    first: 'Next month’s schedule',
    words: {
      cafe: 'for your café,',
      restaurant: 'for your restaurant,',
      bakery: 'for your bakery,',
      store: 'for your store,',
      boutique: 'for your boutique,',
    },
    last: 'done before your coffee gets cold',
    pause: 'Pause animation',
    resume: 'Resume animation',
  },
  lead: 'Tell Pamaina who you need and when. It builds the month, shows which shifts it couldn’t fill and why, and notifies your team when you publish.',
  start: 'Start now',
  tryDemo: 'Try the demo',
  startNote: '€29 per month per project. 30-day money-back guarantee.',
  pictures: {
    calendar:
      'The calendar of the demo café Rytas: employees in rows, days in columns, a coloured bar for each shift and open shifts at the top',
    panel: 'A list of open shifts with the reason each employee can’t take them',
    phone: 'The employee view on a phone: the next shift with its time, role and colleagues',
    caption: 'Real screenshots from our demo café, Rytas.',
  },
  why: {
    title: 'A schedule you can see, trust and change',
    gapTitle: 'Every open shift is explained',
    gapText:
      'When a shift stays open, Pamaina shows why each employee can’t take it: rest, hours, time off or a missing role. It suggests the smallest change that would fill it.',
    boundTitle: 'Know how good your schedule is',
    boundText: 'See how many shifts are filled and the most your team can fill. Know when to stop and when to hire.',
    phoneTitle: 'Your team has it on their phones',
    phoneText:
      'Employees see their next shift first, even offline. They offer shifts, swap and request time off in a few taps, and nothing changes without your approval.',
  },
  features: {
    title: 'What’s included',
    scheduling: 'Smart scheduling',
    schedulingText:
      'Generate a month in seconds from roles, availability, contract hours, preferences and labour cost. Pin the shifts you want to keep.',
    employees: 'Employee management',
    employeesText:
      'Time off, availability and shift swaps in one place. See how each request affects the schedule before you decide.',
    time: 'Time tracking',
    timeText:
      'Employees clock in and out, with breaks, on their phone or a shared kiosk. Timesheets compare scheduled and worked hours, with overtime, nights and holidays, and export to payroll.',
    analytics: 'Labour analytics',
    analyticsText:
      'Hours, cost, coverage, absences and fairness by employee, role and department, for a month, quarter or year.',
    notifications: 'Real-time notifications',
    notificationsText: 'In the app, by email and by push, as soon as something affects you. With quiet hours at night.',
    law: 'Labour-law compliance',
    lawText:
      'Every change is checked against the working-time rules of Lithuania, Latvia, Estonia, Ireland, Great Britain or the EU, and each warning cites the article.',
  },
  pricing: {
    title: 'One price, everything included',
    plan: 'One project',
    planText: 'A project is one location: a café, a shop or a restaurant.',
    amount: '€29',
    period: 'per month per project',
    cancel: 'Cancel anytime',
    employees: 'Unlimited employees',
    support: '24/7 support',
    mobile: 'Mobile app access',
    refund: '30-day money-back guarantee',
    start: 'Get Started',
    note: 'No minimum term. Your data can be downloaded for 30 days after the subscription ends.',
  },
  closing: {
    title: 'Try it with a team of twelve',
    text: 'The demo is a café with months of schedules, swaps and requests. Change anything you like.',
  },
  footer: {
    terms: 'Terms of service',
    privacy: 'Privacy policy',
  },
  dialog: {
    title: 'Get started with Pamaina',
    text: 'Pay for one project by card, then choose a username and password. If you change your mind within 30 days, we’ll refund you.',
    email: 'Email',
    emailHelp: 'We’ll send your receipt here and use it for your account',
    accept: 'I accept the terms of service and the privacy policy',
    submit: 'Continue to payment',
    free: 'Not ready to pay? Create an account first',
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
      'Yes, in the demo: your own copy of a café with twelve employees, for a day, without signing up. A project is paid for from the first day. Within 30 days you can have the payment back.',
    price: 'What does it cost in the end?',
    priceText:
      '€29 per month for each location, however many employees you have. No set-up fee, no minimum term, and everything on this page is included.',
    cancel: 'How do I cancel?',
    cancelText:
      'On the Subscriptions page in the settings. You can use the project until the end of the month you have paid for, and view and download it for 30 days more. Then it is permanently deleted.',
    data: 'Who can see our data?',
    dataText:
      'Your managers, and each employee only what concerns them. We process your team’s data to run your project and for nothing else. No ads, no trackers, and employees can download what is kept about them.',
    export: 'Can I take my data with me?',
    exportText:
      'Yes: schedules as PDF, Excel and CSV files or a calendar link, hours as a file for payroll, and the whole project as one archive.',
    law: 'Does it guarantee that my schedule is legal?',
    lawText:
      'No tool can. Every change is checked against the working-time rules of Lithuania, Latvia, Estonia, Ireland, Great Britain or the EU, and each warning cites the article. You remain responsible for the schedule you publish, and this is not legal advice.',
    phone: 'Do employees need an app, or even a phone?',
    phoneText:
      'Neither. Pamaina runs in the browser of any phone and can be added to the home screen, where the published schedule can be read offline too. For anyone without a phone, print the schedule and use a tablet at work as the time clock.',
    languages: 'Which languages does it speak?',
    languagesText:
      'English and Lithuanian. Each person chooses their own language. Names of roles and shifts are your own words.',
    locations: 'We have several locations. Does that work?',
    locationsText:
      'Each location is a project with its own team and schedule, at €29 per month. You switch between them with one login. An employee who works in two locations has a login for each.',
  },
};
