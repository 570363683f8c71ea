/** What went wrong and what to do, by the contract's codes. */
export const problems = {
  malformed: {
    title: 'Unreadable request',
    detail: 'The request could not be read. Check that it is valid JSON in UTF-8.',
  },
  unauthenticated: { title: 'Not signed in', detail: 'Your session has expired. Please login again.' },
  login_failed: { title: 'Login failed', detail: 'Login failed. Please check your credentials.' },
  payment_required: {
    title: 'Payment required',
    detail: 'A project costs 29 euro a month. Start a subscription to create it.',
  },
  project_not_selected: { title: 'No project', detail: 'Select a project first.' },
  managers_only: {
    title: 'Access denied',
    detail: 'Access denied. You do not have manager permissions.',
    settings: 'Only managers can update system settings.',
  },
  employees_only: { title: 'Access denied', detail: 'Only an employee can do this, for themselves.' },
  author_only: { title: 'Not yours', detail: 'Only who wrote this may change it.' },
  not_found: { title: 'Not found', detail: 'There is nothing here. It may have been deleted.' },
  conflict: { title: 'Conflict', detail: 'The same request is still being worked on. Try again in a moment.' },
  id_taken: { title: 'ID taken', detail: 'ID is already used in the system. Please choose another ID.' },
  name_taken: { title: 'Name taken', detail: 'A template with this name exists already. Choose another name.' },
  username_taken: { title: 'Username taken', detail: 'This username is taken. Please choose another one.' },
  template_in_use: {
    title: 'Template in use',
    detail:
      'The template is in use and cannot be deleted. Requirements ({{requirements}}): {{required_on}}. Shifts from today on ({{shifts}}): {{planned_on}}.',
  },
  project_not_empty: {
    title: 'Project in use',
    detail: 'The example fills only a project without people and shift templates. Create a new project for it.',
  },
  requirement_exists: {
    title: 'Requirement exists',
    detail: 'There is a requirement for this template, role and day already. Change its number instead.',
  },
  holiday_exists: { title: 'Holiday exists', detail: 'There is a holiday on this date already.' },
  login_own: {
    title: 'Own login',
    detail: 'This person registered by themselves: only they can change their password.',
  },
  login_exists: { title: 'Login exists', detail: 'This employee has a login already.' },
  draft_changed: {
    title: 'The draft has changed since',
    detail:
      'Somebody changed or published the schedule meanwhile, so this step can’t be taken back. Nothing was changed.',
  },
  generation_running: {
    title: 'Planning is running',
    detail: 'This month is being planned right now. Wait until it is done, or stop it.',
  },
  generations_full: {
    title: 'Three months are being planned',
    detail: 'Three months are being planned or wait for it already. Begin another when one of them is done.',
  },
  nothing_to_publish: { title: 'Nothing to publish', detail: 'This month has no draft. Generate or add shifts first.' },
  published_locked: { title: 'Published', detail: 'Published shifts cannot be edited.' },
  time_off_locked: {
    title: 'From time off',
    detail: 'This comes from approved time off and cannot be deleted by hand.',
  },
  time_off_overlaps: {
    title: 'Asked already',
    detail: 'There is a request for time off on some of these days already. Change that one instead.',
  },
  time_off_decided: {
    title: 'Not waiting any more',
    detail: 'This request for time off has been decided or withdrawn in the meantime.',
  },
  shift_begun: { title: 'Begun already', detail: 'This shift has begun already.' },
  swap_exists: { title: 'Offered already', detail: 'This shift is offered already. Take that offer back first.' },
  swap_not_eligible: {
    title: 'Not within the rules',
    detail: 'This person cannot take the shift within the rules. {{reasons}}',
  },
  swap_over: {
    title: 'Not open any more',
    detail: 'This offer has been answered, taken back or has ended in the meantime.',
  },
  claim_exists: { title: 'Asked already', detail: 'You have asked for this shift already.' },
  claim_over: {
    title: 'Not open any more',
    detail: 'This shift has gone to somebody else, or the request has been decided or withdrawn in the meantime.',
  },
  request_decided: {
    title: 'Not waiting any more',
    detail: 'This request has been decided or withdrawn in the meantime.',
  },
  repair_changed: {
    title: 'The shifts have changed since',
    detail:
      'One of these shifts was changed meanwhile, or its employee can’t take it back, so this step can’t be undone. Nothing was changed.',
  },
  repair_stale: {
    title: 'Schedule changed',
    detail:
      'The schedule has changed since these changes were proposed, or they are made already. Ask for a new proposal.',
  },
  shift_over: { title: 'The shift is over', detail: 'This shift has ended, so nobody can take it any more.' },
  shift_overlaps: {
    title: 'Already working',
    detail: 'This person has another shift at that time. Nobody can work two shifts at once.',
  },
  clock_running: { title: 'At work already', detail: 'You are clocked in already.' },
  clock_stopped: { title: 'Not at work', detail: 'You are not clocked in.' },
  clock_on_break: { title: 'On a break already', detail: 'Your break has begun already.' },
  clock_not_on_break: { title: 'Not on a break', detail: 'No break has begun.' },
  clock_forgotten: {
    title: 'When did you finish?',
    detail: 'The end of your last work was not clocked. Say when it was, then go on.',
  },
  entry_overlaps: {
    title: 'Clocked already',
    detail: 'This person has another time entry at that time.',
  },
  month_locked: {
    title: 'Month locked',
    detail: 'The timesheets of this month are locked. A manager can open the month again.',
  },
  month_not_over: {
    title: 'Month not over',
    detail: 'This month is not over yet. Lock it when its last day has passed: people still clock in.',
  },
  wishes_settled: {
    title: 'Month published',
    detail:
      'This month is published, so wishes for it no longer change. An employee can offer the shift to a colleague or ask for time off; a manager can change the schedule itself.',
  },
  month_not_ready: {
    title: 'Not all settled',
    detail:
      'What is still open in this month: {{count}}. Settle the shifts without an entry, the entries without an end and those that wait for approval, then lock the month.',
  },
  stale: { title: 'Changed meanwhile', detail: 'Somebody else changed this in the meantime. Reload it and try again.' },
  too_large: { title: 'Too large', detail: 'The request is too large.' },
  unsupported_media_type: { title: 'Wrong type', detail: 'The request has the wrong content type.' },
  invalid: { title: 'Check the fields', detail: 'Some fields are not right. Check them and try again.' },
  registration_code_wrong: {
    title: 'Wrong code',
    detail: 'The registration code is not right. Check it, or leave it empty to register as an employee.',
  },
  pin_wrong: { title: 'Wrong PIN', detail: 'This is not the PIN. Try again, or ask your manager for a new one.' },
  idempotency_mismatch: {
    title: 'Key used before',
    detail: 'This Idempotency-Key came with a different request before.',
  },
  proof_required: {
    title: 'A moment, please',
    detail:
      'Many wrong attempts are being made right now. Your browser can prove in a few seconds that you are not one of them; else wait a few minutes and try again.',
  },
  too_many_requests: { title: 'Too many attempts', detail: 'Too many attempts. Please wait a moment and try again.' },
  internal: { title: 'Unexpected error', detail: 'An unexpected error occurred.' },
  unavailable: { title: 'Not available', detail: 'The service is not available for a moment. Please try again.' },
  answers_busy: {
    title: 'Other questions first',
    detail: 'Your other questions are still being answered. Please try again in a moment.',
  },
  answer_too_long: {
    title: 'Takes too long',
    detail: 'The answer takes too long. Please choose a shorter time.',
  },
  payment_incomplete: {
    title: 'Not paid yet',
    detail: 'The payment is not complete. Finish it in the payment form; nothing is charged twice.',
  },
  card_declined: { title: 'Card declined', detail: 'Your card was declined. Try another card.' },
  card_insufficient_funds: { title: 'Card declined', detail: 'Your card has insufficient funds. Try another card.' },
  card_authentication_failed: {
    title: 'Not confirmed',
    detail: 'Your bank did not confirm the payment. Try again, or use another card.',
  },
  card_expired: { title: 'Card expired', detail: 'Your card has expired. Try another card.' },
  project_pending: {
    title: 'Not paid yet',
    detail: 'This project is not paid yet: it can be read, and changed once the payment is complete.',
  },
  project_ending: {
    title: 'Subscription cancelled',
    detail:
      'The subscription of this project is cancelled: it can be read and exported. Resume the subscription to change it.',
  },
  project_ended: {
    title: 'Subscription ended',
    detail: 'The subscription of this project has ended: it can be read and exported until it is erased.',
  },
  account_employed: {
    title: 'Login of an employee',
    detail: 'This login belongs to an employee of a business. Register an account of your own to run one.',
  },
  demo_account: {
    title: 'Account of the demo',
    detail: 'Everybody shares this account, so it stays as it is. Register an account of your own for that.',
  },
  payment_done: {
    title: 'Paid already',
    detail:
      'This is paid already. With an account, your project is in the list; without one, the way to register comes by email.',
  },
  project_paid: { title: 'Paid already', detail: 'This project is paid for. Nothing needs to be paid again.' },
  subscription_running: {
    title: 'A subscription is running',
    detail: 'Cancel your subscriptions first. Then the account can be erased.',
  },
  subscription_over: { title: 'Subscription ended', detail: 'This subscription has ended already.' },
  refund_over: {
    title: 'No refund any more',
    detail: 'The money-back period of 30 days is over. You can cancel at the end of the period.',
  },
  payment_unavailable: {
    title: 'Payments not available',
    detail: 'The card provider does not answer right now. Please try again in a moment; nothing is charged twice.',
  },
};
