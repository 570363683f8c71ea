import fields from '@pamaina/contract/i18n/en/fields.ts';
import notices from '@pamaina/contract/i18n/en/notices.ts';
import { accountMails } from './access/account-mails.ts';
import { explanations } from './plan/explanations.ts';
import { unavailability } from './business/unavailability.ts';
import { demo } from './start/demo.ts';
import { exports } from './plan/exports.ts';
import { feed } from './plan/feed.ts';
import { holidays } from './business/holidays.ts';
import { imports } from './plan/imports.ts';
import { invalid } from './invalid.ts';
import { invoices } from './money/invoices.ts';
import { members } from './business/members.ts';
import { payments } from './money/payments.ts';
import { payrollExports } from './hours/payroll-exports.ts';
import { privacy } from './money/privacy.ts';
import { problems } from './problems.ts';
import { projectExport } from './money/project-export.ts';
import { proof } from './plan/proof.ts';
import { rosterGrid } from './plan/roster-grid.ts';
import { rules } from './plan/rules.ts';
import { sampleRoles } from './business/sample-roles.ts';
import { advice } from './plan/advice.ts';
import { scenarios } from './plan/scenarios.ts';
import { secondFactor } from './access/second-factor.ts';
import { support } from './start/support.ts';
import { timesheets } from './hours/timesheets.ts';
import { workingTimeSheet } from './hours/working-time-sheet.ts';

export const texts = {
  accountMails,
  explanations,
  demo,
  exports,
  feed,
  fields,
  holidays,
  imports,
  invalid,
  invoices,
  members,
  notices,
  payments,
  payrollExports,
  privacy,
  problems,
  projectExport,
  proof,
  rosterGrid,
  rules,
  sampleRoles,
  advice,
  scenarios,
  secondFactor,
  support,
  timesheets,
  unavailability,
  workingTimeSheet,
};

/** How an article is cited that the engine names, one replacement after the other. */
export const citations = [
  [/^(\d+\/\d+\/EC) (?:Art\. )?/, 'Directive $1, Art. '],
  [/^DK /, 'Labour Code, Art. '],
  [/^DL (?=.*, )/, 'Labour Law of Latvia, Sections '],
  [/^DL /, 'Labour Law of Latvia, Section '],
  [/^TLS (?=.*, )/, 'Employment Contracts Act of Estonia, §§ '],
  [/^TLS /, 'Employment Contracts Act of Estonia, § '],
  [/^DSSĮ /, 'Law on Safety and Health at Work, Art. '],
  [/, LRV (\d+)/, '; Government Resolution No. $1'],
] as const;
