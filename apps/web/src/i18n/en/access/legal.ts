export default {
  version: 'Last updated: {{date}}',
  help: {
    guide: 'Look it up',
    guideText: 'The guide explains each job step by step.',
    toGuide: 'Open the guide',
    write: 'Write to us',
    what: 'Say what you did and what you saw. A picture of the screen helps.',
    owner: 'Write to the owner of this installation: the person or company that gave you this address.',
    employee: 'Employees: ask your manager first about shifts, hours and logins.',
  },
  terms: {
    title: 'Terms of service',
    service: {
      title: '1. The service',
      text: 'Pamaina is a web application for planning and publishing work schedules. “We” means the company that operates Pamaina at this address and is named on your invoices. “You” means the business that creates a project.\nA project is one location with its own employees and schedule. It includes unlimited employees and 24/7 support. The application works in current browsers and can be installed on a phone.',
    },
    account: {
      title: '2. Your account',
      text: 'You register with accurate details and keep your password confidential. You decide who on your team gets a login and which data about them you enter. You are responsible for all activity under your logins.',
    },
    price: {
      title: '3. Price and payment',
      text: 'A project costs €29 per month, paid in advance by card. A subscription renews every month until you cancel it. A one-time payment of €29 opens one project and does not renew. Our payment provider charges your card; we never receive card numbers. You can find an invoice for every payment in your account.',
    },
    refund: {
      title: '4. 30-day money-back guarantee',
      text: 'If you cancel a new subscription within 30 days of its first payment, we refund that payment on request. You do not need to give a reason. The refund goes to the card you paid with, and the project ends.',
    },
    cancel: {
      title: '5. Cancellation',
      text: 'You can cancel at any time. A cancelled project is read-only until the end of the paid period. Its data stays available for a further 30 days so that you can download it, and is then permanently deleted. We can end the service with 30 days’ notice, or immediately if it is used unlawfully. In either case we refund what you paid for the time after that.',
    },
    availability: {
      title: '6. Availability',
      text: 'We make every reasonable effort to keep the service available 99.9 percent of the time, measured per calendar month. We announce planned maintenance in the application.',
    },
    law: {
      title: '7. Your responsibility for labour law',
      text: 'Pamaina checks schedules against the working-time rules it supports and names the article behind each warning. It is a tool, not legal advice. As the employer, you are responsible for the schedules you publish.',
    },
    liability: {
      title: '8. Liability',
      text: 'Our liability is unlimited for intent, gross negligence, and harm to life or health. Otherwise, we are liable for foreseeable damage up to the amount you paid in the previous twelve months. Nothing in these terms limits rights that the law gives consumers.',
    },
    changes: {
      title: '9. Changes and governing law',
      text: 'We announce changes to these terms in the application at least 30 days in advance. If you do not agree, you can cancel before they take effect. The law of the Republic of Lithuania applies and the courts of Lithuania have jurisdiction, unless mandatory rules provide otherwise.',
    },
  },
  privacy: {
    title: 'Privacy policy',
    who: {
      title: '1. Who is responsible',
      text: 'For your own account and payments, we are the controller. For employee data in a project, the employer who created the project is the controller and we are the processor (Article 28 GDPR). We use that data only to run the project, as the employer instructs.',
    },
    what: {
      title: '2. What data we store',
      text: 'Accounts: username, name, email, language, a hash of the password, sessions, and anything you choose to add (picture, phone, notifications).\nEmployees: name, roles, contract hours, hourly rate, availability, shifts, time off, swaps, requests and comments. The reason for sick leave is health data (Article 9 GDPR). Only the managers of the project can see it; please write no more than necessary.\nPayments: amount, date, status and invoice. Only the payment provider sees card numbers.',
    },
    why: {
      title: '3. Purposes and legal basis',
      text: 'To provide the service you ordered (contract, Article 6(1)(b)), to keep the records the law requires (legal obligation, Article 6(1)(c)), and to keep the service secure, for example by limiting sign-in attempts (legitimate interest, Article 6(1)(f)). There is no advertising, no profiling and no fully automated decision: a generated schedule is a proposal that a manager publishes.',
    },
    cookies: {
      title: '4. On your device',
      text: 'We use no trackers and only cookies that the service needs; they are listed below. Where a real card is entered, our payment provider Stripe sets cookies of its own against fraud: __stripe_mid for a year and __stripe_sid for 30 minutes.\nYour browser also stores your access token, what you last saw of your account, your language, theme and views and, on employees’ phones, a copy of the published schedule for offline use. The token, the account’s data and the copy are deleted when you log out.',
      each: {
        refresh_one: 'keeps you signed in; deleted when you log out, and after {{count}} day without use.',
        refresh_other: 'keeps you signed in; deleted when you log out, and after {{count}} days without use.',
        stays_one: 'says that there is such a sign-in and nothing else; deleted with it, after {{count}} day at most.',
        stays_other:
          'says that there is such a sign-in and nothing else; deleted with it, after {{count}} days at most.',
        device_one:
          'marks a device on which you signed in, so that failed attempts of others don’t lock you out. It grants no access and contains no name. It stays when you log out, for {{count}} day after your last sign-in.',
        device_other:
          'marks a device on which you signed in, so that failed attempts of others don’t lock you out. It grants no access and contains no name. It stays when you log out, for {{count}} days after your last sign-in.',
        payer_one:
          'only if you pay before you have an account: shows that this browser made the payment. Deleted when you log out, and after {{count}} day.',
        payer_other:
          'only if you pay before you have an account: shows that this browser made the payment. Deleted when you log out, and after {{count}} days.',
      },
    },
    receivers: {
      title: '5. Who receives data',
      text: 'Hosting and email providers, the payment provider when you pay and, if you turn on notifications, your browser’s push service. All of them are bound by contract. Push notifications contain no details.',
    },
    howLong: {
      title: '6. How long we keep data',
      text: 'Accounts: until they are deleted. Projects: until 30 days after the subscription ends; then they are permanently deleted, including pictures and calendar links. Invoices: as long as tax law requires (ten years in Lithuania), without employee data. When an employee’s data is erased, a fixed pseudonym replaces the name in published months so that hours and totals stay correct.',
    },
    rights: {
      title: '7. Your rights',
      text: 'You can see your data and download it as a file (Articles 15 and 20), have it corrected (16) or erased (17), restrict its use (18), object to its use (21) and withdraw consent at any time. You can do most of this in your account settings; we respond to other requests within one month. Employees should contact their employer first, and we help the employer respond.\nYou can complain to the supervisory authority of your country, in Lithuania the State Data Protection Inspectorate (vdai.lrv.lt).',
    },
    safety: {
      title: '8. Security',
      text: 'Connections are encrypted, passwords are stored as Argon2id hashes, each project’s data is isolated in the database, and every change is recorded with its author. If a breach puts people at risk, we notify the employer without delay and the authority within 72 hours.',
    },
  },
};
