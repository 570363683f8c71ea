import fields from '@pamaina/contract/i18n/lt/fields.ts';
import notices from '@pamaina/contract/i18n/lt/notices.ts';
import { accountMails } from './account-mails.ts';
import { answers } from './answers.ts';
import { availability } from './availability.ts';
import { demo } from './demo.ts';
import { exports } from './exports.ts';
import { feed } from './feed.ts';
import { holidays } from './holidays.ts';
import { imports } from './imports.ts';
import { invalid } from './invalid.ts';
import { invoices } from './invoices.ts';
import { members } from './members.ts';
import { payments } from './payments.ts';
import { payrollExports } from './payroll-exports.ts';
import { privacy } from './privacy.ts';
import { problems } from './problems.ts';
import { projectExport } from './project-export.ts';
import { proof } from './proof.ts';
import { rules } from './rules.ts';
import { sampleRoles } from './sample-roles.ts';
import { secondFactor } from './second-factor.ts';
import { support } from './support.ts';
import { timesheets } from './timesheets.ts';
import { workingTimeSheet } from './working-time-sheet.ts';

export const lt = {
  accountMails,
  answers,
  availability,
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
  rules,
  sampleRoles,
  secondFactor,
  support,
  timesheets,
  workingTimeSheet,
};
