export default {
  version: 'Version of {{date}}',
  terms: {
    title: 'Terms of service',
    service: {
      title: '1. What you get',
      text: 'Pamaina is a web application for planning and publishing work schedules. "We" are the company that runs it at this address and that your invoices name; "you" are the business that opens a project.\nA project is one place with its own people and schedule. The number of employees is not limited, support answers around the clock, and the application works in any current browser and can be installed on a phone.',
    },
    account: {
      title: '2. Your account',
      text: 'You register with true details and keep your password to yourself. You decide who of your team gets a sign-in and which data about them you enter. You are responsible for what is done with your sign-ins.',
    },
    price: {
      title: '3. Price and payment',
      text: 'A project costs €29 per month, payable in advance by card. A subscription is renewed every month until you cancel it. A single payment of €29 opens one project without a renewal. Cards are charged by our payment provider; card numbers never reach us. For every payment there is an invoice in your account.',
    },
    refund: {
      title: '4. Money back within 30 days',
      text: 'If you cancel a new subscription within 30 days of its first payment, we give that payment back on request, without asking for a reason. The refund goes to the card that paid; the project ends with it.',
    },
    cancel: {
      title: '5. Ending',
      text: 'You may cancel at any time. A cancelled project can be read until the end of the period that is paid for. Its data then stays for 30 days, in which you can take it along as a file, and is erased after that. We may end the service for you with 30 days’ notice, or at once if it is used against the law; what you paid for the time after that is returned.',
    },
    availability: {
      title: '6. Availability',
      text: 'We make every reasonable effort to keep the service reachable 99.9 percent of the time, measured by calendar month. Planned maintenance is announced in the application.',
    },
    law: {
      title: '7. Labour law stays yours',
      text: 'Pamaina checks schedules against the working-time rules that it knows and names the article behind each warning. It is a tool and no legal advice: as the employer you answer for the schedule that you publish.',
    },
    liability: {
      title: '8. Liability',
      text: 'We answer without limit for intent, gross negligence and harm to life and health, and otherwise for foreseeable damage up to what you paid in the twelve months before. Nothing in these terms takes away rights that the law gives to consumers.',
    },
    changes: {
      title: '9. Changes and law',
      text: 'Changes of these terms are announced in the application at least 30 days before; who does not agree may cancel until then. The law of the Republic of Lithuania applies, and the courts of Lithuania decide, as far as mandatory rules do not say otherwise.',
    },
  },
  privacy: {
    title: 'Privacy policy',
    who: {
      title: '1. Who is responsible',
      text: 'For your own account and your payments we are the controller. For the data of employees in a project, the employer who opened the project is the controller and we are its processor (Article 28 GDPR): we use the data only to run the project and only as the employer decides.',
    },
    what: {
      title: '2. What is kept',
      text: 'Of accounts: user name, name, e-mail, language, a hash of the password, sessions, and what you switch on (picture, phone, notifications).\nOf employees: name, roles, contract hours, hourly rate, availability, shifts, time off, swaps, requests and comments. The reason of sick leave is data about health (Article 9 GDPR): it is seen by the managers of the project only, and please write no more than needed.\nOf payments: amount, date, state and invoice. Card numbers are seen by the payment provider alone.',
    },
    why: {
      title: '3. Why, and on which ground',
      text: 'To give you the service that you ordered (contract, Article 6(1)(b)), to keep the books that the law asks for (legal obligation, Article 6(1)(c)), and to keep the service safe, for example by limiting sign-in attempts (legitimate interest, Article 6(1)(f)). There is no advertising, no profile, and no automated decision without a person: a plan is a proposal that a manager publishes.',
    },
    cookies: {
      title: '4. On your device',
      text: 'No cookies and no trackers are used. The browser keeps your sign-in, your language, the theme and, on employees’ phones, a copy of the published schedule for times without a connection. It goes when you sign out.',
    },
    receivers: {
      title: '5. Who receives data',
      text: 'Hosting and e-mail providers, the card provider at the payment step and, if you switch notifications on, the push service of your browser, all bound by contract. What is pushed to a phone holds no details.',
    },
    howLong: {
      title: '6. How long',
      text: 'An account until it is deleted. A project until its subscription ends and 30 days more; then it is erased, pictures and calendar links included. Invoices stay for as long as tax law asks (ten years in Lithuania), without data of employees. When an employee is erased, a stable pseudonym takes the place of the name in published months, so that hours and counts stay true.',
    },
    rights: {
      title: '7. Your rights',
      text: 'You may see your data and take it along as a file (Articles 15 and 20), have it corrected (16) or erased (17), have its use restricted (18), object to it (21) and withdraw a consent at any time. Most of this is in the settings of your account; everything else we answer within one month. Employees turn to their employer first, and we help the employer to answer.\nYou may complain to the supervisory authority of your country, in Lithuania the State Data Protection Inspectorate (vdai.lrv.lt).',
    },
    safety: {
      title: '8. Safety',
      text: 'Connections are encrypted, passwords are kept as Argon2id hashes, each project is walled off in the database, and every change is recorded with who made it. If a breach puts people at risk, we tell the employer without delay and the authority within 72 hours.',
    },
  },
};
