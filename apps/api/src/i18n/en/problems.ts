import { operationProblems } from './operation-problems.ts';
import { paymentProblems } from './money/payment-problems.ts';
import { scenarioProblems } from './plan/scenario-problems.ts';
import { programProblems } from './plan/solve-problems.ts';
import { secondFactorProblems } from './access/second-factor-problems.ts';

/** What went wrong and what to do, by the contract's codes. */
export const problems = {
  ...operationProblems,
  ...paymentProblems,
  ...programProblems,
  ...scenarioProblems,
  malformed: {
    title: 'Unreadable request',
    detail: 'The request could not be read. Check that it is valid JSON in UTF-8.',
  },
  unauthenticated: { title: 'Not signed in', detail: 'Your session has expired. Please login again.' },
  login_failed: { title: 'Login failed', detail: 'Login failed. Please check your credentials.' },
  payment_required: {
    title: 'Payment required',
    detail: 'A project costs €29 per month. Start a subscription to create it.',
  },
  project_not_selected: { title: 'No project selected', detail: 'Select a project first.' },
  managers_only: {
    title: 'Access denied',
    detail: 'Access denied. You do not have manager permissions.',
    settings: 'Only managers can update system settings.',
  },
  ability_missing: {
    title: 'Not part of your access',
    detail: 'Your access to this project doesn’t include this. An owner can change that.',
  },
  week_only: { title: 'Another week', detail: 'Your access covers this week only, from {{start}} to {{end}}.' },
  member_beyond: {
    title: 'More than your own access',
    detail: 'You can give and take away only what you may do yourself. An owner can do the rest.',
  },
  last_owner: {
    title: 'The last owner',
    detail: 'A project always has an owner. Make another member the owner first.',
  },
  member_exists: { title: 'Has access already', detail: 'This person already has access. Change it in the list.' },
  employees_only: { title: 'Access denied', detail: 'Only the employee can do this.' },
  author_only: { title: 'Not allowed', detail: 'Only the author can change this.' },
  not_found: { title: 'Not found', detail: 'We couldn’t find this. It may have been deleted.' },
  conflict: { title: 'Conflict', detail: 'The same request is still in progress. Try again in a moment.' },
  id_taken: { title: 'ID taken', detail: 'ID is already used in the system. Please choose another ID.' },
  name_taken: {
    title: 'Name taken',
    detail: 'A template with this name already exists. Choose another name.',
    payroll_export: 'A payroll export with this name already exists. Choose another name.',
    leave_type: 'A type of absence with this name already exists. Choose another name.',
  },
  username_taken: { title: 'Username taken', detail: 'This username is taken. Please choose another one.' },
  leave_code_taken: { title: 'Code taken', detail: 'A type of absence has this code already. Choose another code.' },
  leave_types_full: {
    title: 'Too many types',
    detail: 'A project has at most {{count}} types of absence of its own. Delete one that isn’t used.',
  },
  leave_type_of_law: { title: 'Type of the law', detail: 'A type of absence of the law can’t be deleted.' },
  leave_type_in_use: {
    title: 'Type in use',
    detail:
      'Absences ({{absences}}) or corrections ({{corrections}}) have this type, so it can’t be deleted. Archive it: then it’s no longer offered, and they keep it.',
    balance:
      'Another type takes from the balance of this one, so it can’t be deleted. Give that type another balance first.',
  },
  template_in_use: {
    title: 'Template in use',
    detail:
      'This template is in use and can’t be deleted. Requirements ({{requirements}}): {{required_on}}. Shifts from today ({{shifts}}): {{planned_on}}.',
  },
  project_not_empty: {
    title: 'Project not empty',
    detail:
      'You can add sample data only to a project without employees and shift templates. Create a new project for it.',
  },
  requirement_exists: {
    title: 'Requirement exists',
    detail: 'There is already a requirement for this template, role and day. Change its number instead.',
  },
  week_exists: { title: 'Week exists', detail: 'There is already a standard week with this name.' },
  week_overlaps: {
    title: 'Dates overlap',
    detail: 'A date can have one standard week. Change the dates that two weeks share, or that are given twice.',
  },
  weeks_full: { title: 'Too many weeks', detail: 'There are already 6 standard weeks. Delete one first.' },
  holiday_exists: { title: 'Holiday exists', detail: 'There is already a holiday on this date.' },
  login_own: {
    title: 'Own login',
    detail: 'This employee created their own account. Only they can change the password.',
  },
  login_exists: { title: 'Login exists', detail: 'This employee already has a login.' },
  draft_changed: {
    title: 'Draft has changed',
    detail:
      'Someone changed or published the schedule in the meantime, so this step can’t be undone. Nothing was changed.',
  },
  generation_running: {
    title: 'Schedule is being generated',
    detail: 'The schedule for this month is being generated. Wait until it is done, or stop it.',
  },
  generations_full: {
    title: 'Too many schedules in progress',
    detail: 'Three schedules are already being generated or queued. Try again when one of them is done.',
  },
  nothing_to_publish: {
    title: 'Nothing to publish',
    detail: 'This month has no draft shifts. Generate or add shifts first.',
  },
  nothing_published: {
    title: 'Nothing published',
    detail: 'These days have no published shifts. Drafts can be edited directly.',
  },
  amendment_open: {
    title: 'Being amended',
    detail: '{{name}} has been amending {{start}} to {{end}} since {{since}}. Open the calendar to see the changes.',
  },
  amendment_changed: {
    title: 'The changes are different now',
    detail: 'The list of changes is different from the one you saw. Check the new list, then publish again.',
  },
  amendment_empty: { title: 'No changes', detail: 'The amendment changes nothing that could be published.' },
  outside_amendment: {
    title: 'Outside the amended days',
    detail: 'A published shift can only be moved within the days that are being amended.',
  },
  day_begun: {
    title: 'The day has begun',
    detail: '{{date}} has begun or is over. Amend from tomorrow on; for a shift of today, use “Replace”.',
  },
  link_wrong: {
    title: 'The link isn’t valid',
    detail: 'This link is incomplete or was changed. Open it from the email again, or sign in.',
  },
  link_expired: {
    title: 'The link has expired',
    detail: 'This link has expired. Sign in to see your schedule and confirm it.',
  },
  session_over: { title: 'Session ended', detail: 'This sign-in has ended. Please sign in again.' },
  password_expired: {
    title: 'Temporary password expired',
    detail: 'This temporary password has expired. Ask your manager for a new sign-in code.',
  },
  link_used: {
    title: 'The link no longer works',
    detail: 'This link was already used, has expired or is incomplete. Request a new one.',
  },
  email_missing: { title: 'No email address', detail: 'Enter your email address in your profile first.' },
  task_done: { title: 'Already done', detail: '{{name}} did this at {{time}}.' },
  task_removed: { title: 'No longer a task', detail: 'This task has been removed from the template.' },
  webhook_stopped: {
    title: 'Webhook is stopped',
    detail: 'Edit the webhook so that messages are sent, then try again.',
  },
  task_early: { title: 'Too early', detail: 'A task can be marked as done from the day of its shift on.' },
  receipt_outdated: {
    title: 'There is a newer version',
    detail: 'A newer version of this schedule has been published. Confirm that one: use the newer email, or sign in.',
  },
  cut_published: {
    title: 'Published',
    detail:
      'This shift is published. Choose “Amend” in the calendar to amend its days, then cut or join it there: employees see it when you publish the amendment.',
  },
  already_cut: { title: 'Already cut', detail: 'This is already half of a shift. Join the halves first.' },
  halves_apart: { title: 'Not next to each other', detail: 'The second half has to start when the first ends.' },
  employment_ended: {
    title: 'Your employment has ended',
    detail: 'Your employment here ended on {{date}}, so you can no longer sign in. If this is wrong, ask your manager.',
  },
  announcement_ended: { title: 'Ended', detail: 'This announcement has ended. There is nothing to confirm any more.' },
  announcement_changed: {
    title: 'The announcement was changed',
    detail: 'This announcement was changed after you opened it. Read it again, then confirm.',
  },
  published_locked: { title: 'Published', detail: 'Published: amend the schedule to change it.' },
  time_off_locked: { title: 'From time off', detail: 'This comes from approved time off and can’t be deleted here.' },
  time_off_overlaps: {
    title: 'Already requested',
    detail: 'There is already a time-off request for some of these days. Change that one instead.',
  },
  time_off_decided: {
    title: 'No longer pending',
    detail: 'This time-off request has already been decided or withdrawn.',
  },
  overtime_leave_none: {
    title: 'No hours to turn into leave',
    detail: 'This month has no overtime, holiday or unscheduled rest-day hours yet.',
  },
  overtime_leave_asked: {
    title: 'Already requested',
    detail: 'Leave for this month’s overtime has already been requested or recorded.',
  },
  overtime_leave_decided: { title: 'No longer pending', detail: 'This request has already been decided or withdrawn.' },
  shift_begun: { title: 'Already started', detail: 'This shift has already started.' },
  swap_exists: { title: 'Already offered', detail: 'This shift is already offered. Cancel that offer first.' },
  swap_not_eligible: { title: 'Breaks a rule', detail: 'This employee can’t take the shift. {{reasons}}' },
  swap_over: { title: 'No longer available', detail: 'This offer has already been answered, cancelled or ended.' },
  claim_exists: { title: 'Already claimed', detail: 'You have already claimed this shift.' },
  claim_over: {
    title: 'No longer available',
    detail: 'This shift was assigned to someone else, or the claim has already been decided or withdrawn.',
  },
  ask_exists: {
    title: 'Already asking',
    detail: 'Employees are already being asked about this shift. Stop asking first.',
  },
  ask_unpublished: {
    title: 'Not published yet',
    detail: 'Employees don’t know this part of the schedule yet. Publish it, then ask.',
  },
  ask_nobody: { title: 'No one to ask', detail: 'No one can take this shift without breaking a rule.' },
  ask_over: { title: 'No longer asking', detail: 'Asking about this shift is over, or it has already been decided.' },
  ask_late: {
    title: 'Time is up',
    detail: 'The time to answer is over. Talk to your manager if you still want the shift.',
  },
  ask_taken: {
    title: 'Already taken',
    detail: 'A colleague was first, or the shift has changed. You don’t have to do anything.',
  },
  ask_stopped: { title: 'No longer needed', detail: 'Your answer is no longer needed. Your schedule stays as it was.' },
  ask_answered: {
    title: 'Already answered',
    detail: 'You’ve already answered. Talk to your manager if you changed your mind.',
  },
  link_invalid: {
    title: 'The link isn’t valid',
    detail: 'The link is incomplete or was changed. Open it from the message again, or sign in.',
  },
  request_decided: { title: 'No longer pending', detail: 'This request has already been decided or withdrawn.' },
  repair_changed: {
    title: 'The shifts have changed since',
    detail:
      'One of these shifts was changed meanwhile, or its employee can’t take it back, so this step can’t be undone. Nothing was changed.',
  },
  repair_stale: {
    title: 'Schedule changed',
    detail:
      'The schedule has changed since these changes were proposed, or they are already applied. Find changes again.',
  },
  shift_over: { title: 'Shift is over', detail: 'This shift has ended and can no longer be taken.' },
  shift_overlaps: { title: 'Overlapping shift', detail: 'This employee already has a shift at that time.' },
  clock_running: { title: 'Already clocked in', detail: 'You’re already clocked in.' },
  clock_stopped: { title: 'Not clocked in', detail: 'You’re not clocked in.' },
  clock_on_break: { title: 'Already on break', detail: 'You’re already on break.' },
  clock_not_on_break: { title: 'Not on break', detail: 'You’re not on break.' },
  clock_forgotten: {
    title: 'When did you finish?',
    detail: 'You didn’t clock out last time. Enter when you finished, then continue.',
  },
  entry_overlaps: { title: 'Overlapping entry', detail: 'This employee already has a time entry at that time.' },
  month_locked: {
    title: 'Month locked',
    detail: 'The timesheets of this month are locked. A manager can unlock them.',
  },
  month_not_over: { title: 'Month not over', detail: 'You can lock this month after its last day.' },
  overtime_paid_later: {
    title: 'Overtime is in a later month',
    detail: '{{month}} is locked and pays overtime of this month. Unlock {{month}} first.',
  },
  wishes_settled: {
    title: 'Already published',
    detail:
      'This day is published, so its preferences can no longer be changed. Employees can offer the shift to a colleague or request time off; managers can change the schedule.',
  },
  month_not_ready: {
    title: 'Month not ready',
    detail:
      'Open items in this month: {{count}}. Settle shifts without an entry, entries without an end time, pending entries and pending leave for overtime, then lock the month.',
  },
  stale: {
    title: 'Changed by someone else',
    detail: 'Someone else changed this in the meantime. Reload it and try again.',
  },
  too_large: { title: 'Too large', detail: 'The request is too large.' },
  file_unpacks_too_large: {
    title: 'Too large',
    detail: 'This workbook unpacks to more than {{size}} MB. Save only the sheet with the data, or save it as CSV.',
  },
  roster_unreadable: {
    title: 'No schedule was found in this',
    detail:
      'Paste or choose a table with the people in rows and the days of the month in columns (or the other way round), with at least five days in a row.',
  },
  roster_changed: {
    title: 'The schedule amounts to something else by now',
    detail: 'Something was changed in the business since it was read. Read it again, and look at it once more.',
  },
  proposal_changed: {
    title: 'The proposal is another one by now',
    detail: 'Takings, templates or requirements were changed since it was made. Look at the new one.',
  },
  proposal_undone: {
    title: 'Already undone',
    detail: 'This proposal was undone before. The requirements are as they were.',
  },
  requirements_changed: {
    title: 'Requirements were changed since then',
    detail: 'They were changed after the proposal was used. Change them by hand on the page of requirements.',
  },
  file_unreadable: {
    title: 'Couldn’t read the file',
    detail:
      'This is not an Excel workbook (.xlsx), or it is damaged or protected by a password. Save it again as .xlsx or CSV.',
  },
  file_rows: {
    title: 'Too many rows',
    detail: 'The file has more than {{count}} rows. Split it into smaller files.',
  },
  file_columns: {
    title: 'Too many columns',
    detail: 'The file has more than {{count}} columns. Delete those that you don’t need.',
  },
  sheet_unknown: { title: 'Not found', detail: 'The workbook has no such sheet. Choose the file again.' },
  unsupported_media_type: { title: 'Wrong type', detail: 'The request has the wrong content type.' },
  invalid: { title: 'Check the fields', detail: 'Some fields need your attention. Check them and try again.' },
  registration_code_wrong: {
    title: 'Wrong code',
    detail: 'The registration code is incorrect. Check it, or leave it empty to register as an employee.',
  },
  pin_wrong: { title: 'Wrong PIN', detail: 'Incorrect PIN. Try again, or ask your manager for a new one.' },
  not_in_encoding: {
    title: 'Letters missing in this encoding',
    detail: 'This encoding lacks some letters of these values: {{names}}. Choose UTF-8.',
  },
  separator_in_text: {
    title: 'Separator within a value',
    detail: 'Without quotes, the separator would split these values: {{names}}. Use quotes or another separator.',
  },
  idempotency_mismatch: {
    title: 'Key already used',
    detail: 'This Idempotency-Key was already used with a different request.',
  },
  proof_required: {
    title: 'Please wait a moment',
    detail:
      'There are unusually many requests right now. Your browser can prove in a few seconds that you’re not a robot. Otherwise, wait a few minutes and try again.',
  },
  too_many_requests: { title: 'Too many attempts', detail: 'Too many attempts. Please wait a moment and try again.' },
  account_employed: {
    title: 'Employee login',
    detail: 'This login belongs to an employee. Create your own account to run a business.',
  },
  demo_busy: {
    title: 'The demo is busy',
    detail: 'Many people are trying the demo right now. Please try again in a few minutes.',
  },
  demo_account: {
    title: 'Demo account',
    detail: 'This account belongs to the demo and can’t be changed. Create your own account to do that.',
  },
  demo_solves_nothing: {
    title: 'Not in the demo',
    detail: 'The demo plans its own months, not the problems of programs. Create your own account to do that.',
  },
  password_temporary: {
    title: 'Choose your own password',
    detail: 'Your password is the temporary one from your manager. Choose your own first, then everything else opens.',
  },
  pin_locked: {
    title: 'PIN locked',
    detail:
      'The PIN was entered incorrectly too many times in a day. Clock in on your own phone, choose a new PIN there, or ask your manager to unlock it.',
  },
  ...secondFactorProblems,
};
