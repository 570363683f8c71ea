-- What the columns are whose names do not say it all: unit, what null means, how long it is kept. In the order of the
-- baseline’s files; sentences that were not true, or were of two columns at once, are replaced.

-- Common.
comment on column idempotency.key is 'The header Idempotency-Key of the call; another account may use the same.';
comment on column idempotency.request_hash is
  'A keyed hash (HMAC-SHA-256) of the request, which can contain a password: the same key with another request is '
  'refused. Empty: from a version with another form, and not compared.';
comment on column idempotency.status is 'The HTTP status of the reply; null: the call still runs, or its process died.';
comment on column idempotency.reply is
  'The body of the reply; while the call runs, a random mark of it, so that no other process answers for it. Null: '
  'there is no body, or newer long replies took its room.';
comment on column idempotency.created_at is
  'When the call began: after 24 hours the row is deleted, and the key can be used again.';
comment on column idempotency.process is
  'The number of the process that runs the call, for `is_process_dead`; null: it has no lock.';
comment on column due_work.kind is
  '`shift_soon` reminds of shifts, `employment` applies terms and reminds of ends, `certificate` reminds of what '
  'expires, `clock_forgotten` asks those who did not clock out.';
comment on column due_work.id is 'Random: adding a time adds a row, and waits for no other.';
comment on column limit_window.count is 'How often it was taken within the window.';
comment on column limit_window.until is 'When the window ends: the next one counts from zero.';
comment on column zone_rules.is_only is 'Always true, so that the table has one row.';
comment on column zone_rules.version is 'Of the IANA rules, such as 2026c: versions sort by age.';
comment on column zone_offset.zone is 'The IANA name.';
comment on column zone_offset.since is
  'From when on the offset holds, until the next row of the zone; ''-infinity'' in the first.';
comment on column zone_offset.seconds is 'What is added to UTC for the zone’s local time; negative west of Greenwich.';
comment on column zone_offset_before.version is 'The version of these rules, the same in all rows.';
comment on column public_holiday.country is 'ISO 3166-1 of a country, or ISO 3166-2 of a part of one.';
comment on column public_holiday_change.seq is
  'Counts the changes of all countries: `project.holidays_heard` is one of these numbers.';
comment on column public_holiday_change.country is 'As in `public_holiday`.';
comment on column public_holiday_change.is_added is 'False: the date is no public holiday any more.';

-- Access.
comment on column identity.key is 'The name in lower case, by Unicode NFKC: `Ona` and `ona` are one name.';
comment on column account.identity_key is 'The username as it is in `identity`: the account is found by it at sign-in.';
comment on column account.password_hash is
  '`argon2id$m=<memory>,t=<passes>,p=<parallelism>$<salt>$<hash>`: it has its own cost, so that costs can grow.';
comment on column account.role is
  '`manager` runs projects, each as one of its members; `employee` is somebody in a team or without one, who may be '
  'a member of a project too.';
comment on column account.registration_method is
  'How the account was made: with a `registration_code` projects cost nothing, and only of those that are '
  '`created_by_manager` a manager resets the password.';
comment on column account.email is 'As the owner or the business gave it, not proved: see `verified_email`.';
comment on column account.must_change_password is 'The password is a temporary one that somebody else knows.';
comment on column account.project_id is
  'The team that the person works in; null: in none. What somebody runs is in `project_member`.';
comment on column account.time_zone is
  'IANA name, as the owner chose it: emails about the account have their times in it. Null: none was chosen.';
comment on column account.theme is '`auto`: as the device is set.';
comment on column account.show_avatars is 'Whether pages show pictures of people to the owner.';
comment on column account.seen_at is
  'When a page of the owner was last open: online for a minute after it. Null: never.';
comment on column account.is_busy is
  'Colleagues see the person as busy instead of online; set by the person, until they change it.';
comment on column account.verification_sent_at is
  'When a link to verify an email address was last asked for; null: the next sign-in does so once.';
comment on column project.time_zone is 'IANA name: all local dates and times of day of the project are in it.';
comment on column project.country is
  'ISO 3166-1: the country whose public holidays count, and as in which names are sorted.';
comment on column project.law_pack is 'The working-time law that the engine checks: of Lithuania, of the EU, or none.';
comment on column project.regime is
  '`summary`: summary recording of working time (DK 115); `fixed`: the same hours every week.';
comment on column project.accounting_months is 'The length of an accounting period in months (DK 113).';
comment on column project.accounting_start is
  'The first day of one accounting period: others follow it and come before it without a gap.';
comment on column project.importance is
  'How much each aim of a plan weighs, in words, by its name; an absent one has the default.';
comment on column project.severities is
  'How strict each rule is, by its code: `off`, `soft`, `consent` or `hard`. An absent one is as in the law pack.';
comment on column project.limits is
  'The least and most work of employees, in net hours, shifts or days, by name of the limit. An absent or null one '
  'does not apply.';
comment on column project.closing_before_opening is 'An employee who closes a day must not open the next one.';
comment on column project.alcohol_roles is 'Roles connected with alcohol, in which nobody under 18 works.';
comment on column project.billing is
  'Only `active` can be changed; `pending`: not paid yet; `ending`: it ends with the paid period; `ended`: kept '
  'until `erase_at`.';
comment on column project.managers_need_second_factor is 'Its members need a second factor; its employees do not.';
comment on column project.holidays_heard is
  'The number of the last `public_holiday_change` that the project has followed.';
comment on column project_write.tx is 'The transaction that wrote; 0: the row of those that were folded.';
comment on column project_write.writes is
  'How often the transaction noted that it wrote, in a folded row of all of them.';
comment on column project_write.mark is
  'Random, so that a restored database shows no version again; of folded rows all marks by exclusive or.';
comment on column project_member.role is
  '`owner`, `manager`, `lead` or `accountant`: each is a set of abilities '
  '(packages/contract/src/base/abilities.ts).';
comment on column project_member.grants is
  'Abilities that an owner added to those of the role; one that the role cannot have does nothing.';
comment on column sign_in.generation is 'The number of the newest refresh token, from 1.';
comment on column sign_in.confirmed is
  'The number of the newest refresh token whose access token was used: until it is the newest of all, the one '
  'before is still exchanged.';
comment on column sign_in.rotated_at is
  'When the newest refresh token was given: for half a minute the one before is still exchanged.';
comment on column sign_in.last_used_at is 'When tokens were last exchanged, or a new one first used.';
comment on column session.project_id is
  'The project that its user selected to run; null: none, as of employees, whose team is in `account`.';
comment on column one_time_secret.purpose is
  '`password_reset`, `email_verification` or `sign_in_code`: it serves no other.';
comment on column one_time_secret.used_at is
  'When it was used, or another of the same purpose ended it; null: it can be used until `expires_at`.';
comment on column account_mail.kind is
  'Which email it is: `reset_password`, `verify_email`, `invitation`, `password_changed`, `email_changed` or '
  '`new_device`.';
comment on column account_mail.facts is 'Values of its text, by name.';
comment on column account_mail.attempts is 'How often it was tried; after some it is given up.';
comment on column account_mail.due_at is
  'When it is sent or tried again; while a process sends it, when another one may.';
comment on column account_mail.created_at is 'If it was not sent a day after it, it is dropped.';
comment on column account_mail.trace is
  'The trace of the request that asked for it (W3C traceparent); null: it was not traced.';
comment on column recovery_code.used_at is 'Null: it can still be used.';
comment on column passkey.credential_id is 'The passkey’s own ID from the browser, base64url.';
comment on column passkey.public_key is 'Checks its signatures: a COSE key, base64url.';
comment on column passkey.counter is
  'The counter of its last signature: one that is not higher next time is that of a copy. 0: the device does not '
  'count.';
comment on column passkey.transports is
  'How browsers reach the device, as they say themselves (WebAuthn), such as `internal` or `usb`.';
comment on column passkey.is_synced is
  'Its provider keeps a copy of it, so other devices of the owner may have it; as of its last use.';
comment on column passkey.last_used_at is 'Null: never since it was added.';
comment on column passkey_challenge.purpose is
  '`sign_in`: instead of a password; `second_step`: after one; `confirm`: shows again who is at the device; '
  '`register`: adds a passkey.';
comment on column passkey_challenge.account_id is 'Null for `sign_in`, which any account may answer.';
comment on column consent.version is 'The date of the text, such as 2026-11-22.';
comment on column picture.content is 'WebP, square.';
comment on column security_event.kind is 'What happened (`SecurityKind` of the API), such as `signed_in`.';
comment on column security_event.facts is 'Short texts by name, such as the device, or by whom it was done.';
comment on column security_event.at is 'Lines are deleted 180 days after it.';
comment on column activity.action_type is 'What was done to what, `<thing>.<event>`, such as `employee.created`.';
comment on column activity.actor is
  'The username of who did it, or the ID of an employee without a sign-in; empty: nobody, as of corrected public '
  'holidays.';
comment on column activity.details is
  'What it was about: names, IDs, and values before and after. Three years later `before`, `after`, `reason` and '
  '`note` are removed.';
comment on column activity_link.seq is 'Counts the links of a project from 1, without a gap.';
comment on column activity_link.activity_id is
  'The line that was linked: the last of its links is of what it says now.';
comment on column activity_link.salt is
  'Random bytes in the commitment; null: the line was changed by erasing, and has a later link.';
comment on column api_token.kind is
  '`personal`: never more than its creator may; `project`: as long as the project has it.';
comment on column api_token.hash is 'SHA-256 of the token.';
comment on column api_token.scopes is 'Abilities that it has, by name.';
comment on column api_token.expires_at is 'As chosen; `project.api_token_days` may end it earlier.';
comment on column api_token.last_used_at is 'To the minute; null: never.';
comment on column webhook.events is 'Names of the events that it wants.';
comment on column webhook.secret is '`whsec_` and the key in base64.';
comment on column webhook_delivery.event is 'The name of the event, or `test`.';
comment on column webhook_delivery.payload is 'The body as it is sent: type, timestamp and data.';
comment on column webhook_delivery.state is
  '`dead`: given up, after the last attempt or because the webhook was stopped.';
comment on column webhook_delivery.attempts is 'How many have begun.';
comment on column webhook_delivery.due_at is 'When the next attempt is due, while it waits.';
comment on column webhook_delivery.lease_until is 'Until then one process sends it, later any; null: none does.';
comment on column webhook_delivery.error is
  'Why the receiver was not reached; null: it answered, or none was tried yet.';
comment on column webhook_delivery.settled_at is 'When it was sent or given up; null: it waits.';
comment on column webhook_delivery.created_at is '30 days after it the row is deleted.';
comment on column webhook_delivery.trace is 'The trace of the change (W3C traceparent); null: it was not traced.';

-- Messages.
comment on column outbox.kind is 'The kind of the notification, as in `notification`.';
comment on column outbox.audience is 'Who is notified: `"managers"`, `{"manager": account}`, or `{"employees": [ID]}`.';
comment on column outbox.facts is 'Values of the text in every language; `variant` is which text of its kind.';
comment on column outbox.trace is 'The trace of the change (W3C traceparent); null: it was not traced.';
comment on column notification.seq is 'The number of the live event; gaps are usual.';
comment on column notification.kind is 'Which text it has, and which preference holds for it.';
comment on column notification.subject is 'What it is about: an account is notified once of a kind and subject.';
comment on column notification.facts is 'Values of the text in every language; `variant` is which text of its kind.';
comment on column notification.expires_at is 'After this nobody needs to know any more; null: there is no such time.';
comment on column notification.created_at is '90 days after it the row is deleted.';
comment on column notification.read_at is 'Null: unread.';
comment on column delivery.state is
  '`dropped`: nothing to send any more, or no address to send it to; `dead`: refused for good, or given up after '
  'the last attempt.';
comment on column delivery.attempts is 'How many have begun.';
comment on column delivery.due_at is
  'When it is sent or tried again: later in quiet hours, and with other notifications in one email.';
comment on column delivery.lease_until is 'Until then one process sends it, later any; null: none does.';
comment on column delivery.error is 'Why the last attempt failed; null: it did not, or there was none.';
comment on column delivery.settled_at is 'When it was sent, dropped or given up; null: it waits.';
comment on column delivery.trace is 'The trace of the change (W3C traceparent); null: it was not traced.';
comment on column notification_settings.preferences is
  'By kind: whether in the app, by email, by push. An absent kind has the defaults.';
comment on column notification_settings.quiet_from is
  'Local time from which emails and push messages wait until `quiet_until`; null: no quiet hours.';
comment on column notification_settings.digest is
  'Emails `soon` after what happened, or once a day at 18:00; urgent ones always soon.';
comment on column push_subscription.endpoint is 'The address of the browser at its push service.';
comment on column push_subscription.p256dh is
  'The public key of the browser, for which messages are encrypted (RFC 8291).';
comment on column push_subscription.auth is 'The secret of the browser that goes into the encryption (RFC 8291).';
comment on column daily_comment.author_id is 'The account, which may be gone since.';
comment on column daily_comment.author is 'The author’s name as it was then.';
comment on column event.color is 'A name of the palette (`constants.colors` of the contract), not a code.';
comment on column shift_note.template is 'Whose shifts it is for; null: for all who work on the day.';
comment on column shift_note.author_id is 'The account, which may be gone since.';
comment on column shift_note.author is 'The author’s name as it was then.';
comment on column task_done.task is 'The text of the task, as it was in `template.tasks`.';
comment on column task_done.author_id is
  'The account; of one that has left the team a random ID. Null: somebody without an account, on a kiosk.';
comment on column task_done.author is 'The author’s name as it was then.';
comment on column request.decided_by is 'The username of who decided; null: nobody yet.';

-- Business.
comment on column template.start_time is 'Local time; an end before it is on the next day.';
comment on column template.break_minutes is 'Of the break, which is not working time.';
comment on column template.color is 'A name of the palette (`constants.colors` of the contract), not a code.';
comment on column requirement.count is '0: nobody, such as on a `date` on which the weekday’s number does not hold.';
comment on column requirement.weekday is '1 Monday .. 7 Sunday, for each week; null: it is for a `date`.';
comment on column requirement.date is
  'A date with a number of its own, in place of that of its weekday; null: it is for a `weekday`.';
comment on column template_limit.max_per_week is 'Null: no limit for a week.';
comment on column template_limit.max_per_month is 'Null: no limit for a month.';
comment on column senior_rule.least is 'How many seniors at least.';
comment on column holiday.closed is 'The business is closed; false: it is open, and the row only gives the day a name.';
comment on column employee.id is
  'As the business chose it: the username of the login that it makes, unique across projects.';
comment on column employee.identity_key is 'The ID as it is in `identity`.';
comment on column employee.roles is 'What the employee can work as; work without a shift counts under the first.';
comment on column employee.max_hours_per_week is 'Net hours from Monday to Sunday.';
comment on column employee.min_shifts_per_week is 'Shifts from Monday to Sunday; 0: no least number.';
comment on column employee.hourly_rate_cents is 'Null: not known, so the hours have no cost.';
comment on column employee.birth_date is 'Null: not known; under 18 the rules for minors apply.';
comment on column employee.contract_hours_per_week is 'Null: not known, so there is no norm.';
comment on column employee.consents is
  'Written consents by what they allow: overtime (`none`, `usual`, `extended`; DK 119), night, holiday, rest day, '
  'on-call time. An absent one was not given.';
comment on column employee.limits is 'Where the limits differ from those of the project (`project.limits`), by name.';
comment on column employee.wished_days_off is
  'Weekdays on which the employee would rather not work, 1 Monday .. 7 Sunday: a wish, no rule.';
comment on column employee.location is 'Where they usually work, in words.';
comment on column employee.earlier_contract_hours is
  'The contract hours before the last change, so that one that is taken back on its day leaves `contract_since` as '
  'it was; null: there were none, or none are known.';
comment on column employee.earlier_contract_since is
  'Since when the earlier contract hours were so; null: there is nothing to go back to.';
comment on column employee.last_day is 'The last day of employment, included; null: it goes on.';
comment on column employee.is_fixed_term is 'The last day was agreed when they were hired.';
comment on column employee.probation_end is 'The last day of the probation; null: there is none.';
comment on column employee_pair.together is
  'True: they should work the same shifts; false: their shifts never overlap.';
comment on column employment_term.valid_from is 'The first day; ''-infinity'': since ever.';
comment on column employment_term.created_by is
  'The username of who entered them; null: they are those from before the first change.';
comment on column former_employee.number is 'Counts the former employees of a project from 1.';
comment on column former_employee.name is 'Null once erased.';
comment on column former_employee.erased_at is 'When their personal data was erased; null: it is there.';
comment on column certificate_kind.roles is 'Empty: no role needs it, though templates may.';
comment on column certificate.valid_from is 'Null: since ever.';
comment on column certificate.valid_until is 'The last day; null: it does not expire.';
comment on column member_invitation.login is 'The username or email address, as it was written.';
comment on column member_invitation.login_key is 'The login folded: asking again replaces what was asked before.';
comment on column member_invitation.account_id is
  'Whose the username is; null: an email address was asked, or a username of nobody who could become a member.';
comment on column member_invitation.grants is 'As in `project_member`.';
comment on column member_invitation.invited_by is 'The account of the member who asks; null: it is gone.';
comment on column invitation.identity_key is 'The username that was written, as in `identity`.';
comment on column invitation.account_id is 'Whose it is; null: nobody’s who could join, or their account is gone.';
comment on column invitation.name is 'As the manager wrote it, or the person who asks.';
comment on column invitation.state is
  '`pending`: the person is to answer; `declined`: they did not want to; `asked`: they ask to join, and a manager '
  'is to answer.';
comment on column join_link.id is 'What the signed link names: a new one ends the link before.';
comment on column unavailability.ends_at is 'Not included.';
comment on column unavailability.source is
  '`time_off`: an approved absence; `self`: what the employee said, or a manager for them.';
comment on column unavailability.repeats_weekly is
  'Also in each week after it, on the same weekday and at the same local times, without an end.';

-- Money.
comment on column purchase.id is 'Also the ID of the project that it pays for, unless it renews one.';
comment on column purchase.email is 'Of the payer; empty once their account was erased.';
comment on column purchase.name is 'Of the project that is bought; null: not chosen yet, or erased with the account.';
comment on column purchase.description is 'Of the project that is bought, until that is erased.';
comment on column purchase.provider_id is
  'The payment’s or subscription’s ID at the provider; null: the provider has not answered yet.';
comment on column purchase.client_secret is
  'The provider’s secret with which the payer’s browser pays; null: the provider has not answered yet.';
comment on column purchase.paid_at is 'When the first payment was made; null: none was.';
comment on column purchase.paid_until is
  'The end of the paid period; null: nothing was paid, or it was a one-time payment.';
comment on column purchase.card is 'What can be shown of the card: brand, last four digits, expiry; null: not known.';
comment on column purchase.refund_wanted_at is
  'When a refund was asked for: the reconciling job makes it if nobody else has. Null: none was.';
comment on column purchase.refunded_at is 'When all that was paid was given back; null: it was not.';
comment on column purchase.looked is 'The number of the last look at the provider that began.';
comment on column purchase.applied is
  'The number of the last look whose answer was stored: an older one never overwrites it.';
comment on column purchase.billing_details is
  'Of a buyer without an account: to whom the invoice is made out. Null: see `billing_details` of the account.';
comment on column payment_code.tries is
  'How often a code was tried: after five none is right until another one is sent.';
comment on column provider_event.received_at is '90 days after it the row is deleted.';
comment on column sandbox_intent.client_secret is 'With it the payer’s browser pays.';
comment on column sandbox_intent.purpose is
  'A one-time payment, the first payment of a subscription, or `setup`: another card for one.';
comment on column sandbox_intent.subscription_id is 'Null: a one-time payment.';
comment on column sandbox_intent.status is '`challenged`: the bank asks the payer to confirm.';
comment on column sandbox_intent.card is 'As in `purchase`; null: none was accepted yet.';
comment on column sandbox_subscription.period_start is 'Of the paid period; null: nothing was paid yet.';
comment on column sandbox_subscription.card is 'As in `purchase`; null: none was accepted yet.';
comment on column sandbox_event.payload is 'JSON as Stripe sends it; it is signed when it is sent.';
comment on column billing_details.details is 'Company, codes and address, as the contract has them (`BillingDetails`).';
comment on column vat_check.state is '`unavailable`: no register answered.';
comment on column invoice_series.last is 'The number that was given last.';
comment on column invoice.sequence is 'The number within the series; null as the series.';
comment on column invoice.number is 'As it is printed.';
comment on column invoice.credits is 'Of a credit note, the invoice that it takes back, whole; null: an invoice.';
comment on column invoice.replaces is
  'The invoice in whose place this one was issued again, to another buyer; null: it is the first.';
comment on column invoice.paid_on is 'The day of the payment, whose rate of VAT holds.';
comment on column invoice.period_start is 'Of what was paid for; null: a one-time payment.';
comment on column invoice.project is 'The name of the project, as it was then.';
comment on column invoice.gross_cents is 'What was paid; negative in a credit note.';
comment on column invoice.vat_reason is
  'Why there is this VAT or none (`vatReasons` of the contract); null: the provider numbered it.';
comment on column invoice.seller is
  'Who issued it, as printed; null: nobody was named in the settings, or the provider numbered it.';
comment on column invoice.buyer is
  'To whom it is made out, as printed: the email address, and the details of the company if there are any.';

-- Plan.
comment on column schedule_month.published_version is 'The number of the version that was published last; 0: none was.';
comment on column schedule_month.proof is
  'The lower bound that was proved for the month, with a hash of what it was proved from: changed, it no longer '
  'holds. Null: none was stored.';
comment on column shift.date is 'The local date on which it begins.';
comment on column shift.start_time is 'Local time; an end at or before it is on the next day.';
comment on column shift.starts_at is 'The instant of date and start in the project’s zone.';
comment on column shift.break_minutes is 'Of the break, which is not working time.';
comment on column shift.template is 'The name of its template, which may be gone since; null: it has hours of its own.';
comment on column shift.employee_id is
  'Null: the shift is open, or was worked by a person who was deleted (`former_name`).';
comment on column shift.former_name is
  'The name of a person who was deleted after the shift was over; null: nobody was.';
comment on column shift.status is '`draft`: only managers see it.';
comment on column shift.pinned is 'A manager keeps the shift as it is: no plan changes it.';
comment on column shift.version is
  'Rises with each change: edits say which they began from (If-Match), and calendars show the newest.';
comment on column shift.violations is 'The rules that it breaks, as the engine judged it last: data, without words.';
comment on column shift.planned is
  'What the plan had made of a shift that was changed by hand; null: it was not changed.';
comment on column shift_minutes.night_minutes is 'Minutes of work at night.';
comment on column shift_minutes.holiday_minutes is 'Minutes of work on public holidays.';
comment on column shift_minutes.weekend is
  'The Saturday of the weekend on which it begins; null: it begins on another day.';
comment on column shift_minutes.is_due is 'The engine has still to count it, or to count it again.';
comment on column worked_month.month is 'Its first day.';
comment on column worked_month.counted_at is
  'When its sums were stored; null: they do not hold, and the rows are counted.';
comment on column worked_sum.month is 'Its first day.';
comment on column worked_sum.week is 'The Monday of the week, of which only the days in the month are summed.';
comment on column worked_sum.first is 'The first date whose hours count; null: none do.';
comment on column worked_sum.minutes is 'Net minutes of work.';
comment on column worked_sum.weekends is 'How many weekends were worked, each counted with its first shift.';
comment on column worked_sum.nights is 'How many night shifts.';
comment on column worked_sum.night_minutes is 'Net minutes of these night shifts, those by day too.';
comment on column worked_sum.closings is 'How many shifts that ended last of those of the role on their date.';
comment on column worked_sum.holidays is 'How many shifts that began on a public holiday.';
comment on column generation.year is 'Null: a problem of a program, in `solve`.';
comment on column generation.state is '`stopped`: ended early because somebody asked for it; `failed`: without a plan.';
comment on column generation.seconds is 'How long it may search.';
comment on column generation.seed is 'Where the random numbers of the search begin.';
comment on column generation.fence is 'How often it was claimed: only the last claimant may write.';
comment on column generation.lease_until is
  'Until then its process is at work, which moves it on as long as it lives; null: none is.';
comment on column generation.stop_requested is 'Somebody asked to end it with the best plan so far.';
comment on column generation.progress is
  'How far it is: penalty, bound, places filled and their curve over time; null: nothing was found yet.';
comment on column generation.result is
  'What the finished plan came to: the places left open, each with its reasons, and its quality. Null: not done, or '
  'the result is in `solve`.';
comment on column generation.requested_by is 'The account that asked for it: accounts take turns.';
comment on column generation.started_at is
  'When it was claimed last, earlier by the time that a dead process had used for what it left; null: never.';
comment on column generation.finished_at is
  'A year after it the row is deleted, of a program’s problem an hour after it.';
comment on column generation.undo_id is 'The `draft_snapshot` that undoes it; null: no draft was written.';
comment on column generation.process is
  'The number of the process that claimed it, for `is_process_dead`; null: none did, or it has no lock.';
comment on column generation.trace is 'The trace of the request (W3C traceparent); null: it was not traced.';
comment on column solve.id is 'That of its job in `generation`.';
comment on column solve.problem is 'JSON, as docs/problem-format.md describes it.';
comment on column solve.result is 'JSON: shifts, open places, quality and the names in their texts; null: not solved.';
comment on column draft_snapshot.made_at is 'The step can be undone for 48 hours, the last 40 of a project.';
comment on column draft_snapshot.shifts is 'The rows of `shift` in the draft as they were, as JSON.';
comment on column draft_snapshot.removals is 'The rows of `hand_removal` as they were, as JSON.';
comment on column draft_snapshot.print is
  'MD5 of the draft after the change: undone only while the draft still has it.';
comment on column hand_removal.date is 'Of the place that stays empty, as planned.';
comment on column hand_removal.body is 'The shift as it was when it was deleted.';
comment on column hand_removal.planned is 'The shift as the plan had made it.';
comment on column archive.version is 'Counts the versions of the month from 1.';
comment on column archive.published_by is 'The username of who published it.';
comment on column archive.shifts is 'How many shifts it has.';
comment on column archive.entries is
  'The published shifts of the whole month as the contract showed them then, with names.';
comment on column archive.secrets is 'By entry: random text that is mixed into its mark.';
comment on column archive.who_secrets is
  'By entry: random text that is mixed into the mark of who was to work it; null: the person was erased.';
comment on column archive.marks is 'By entry: SHA-256 of its secret and of what was to be done.';
comment on column archive.who_marks is 'By entry: SHA-256 of its secret and of who was to do it.';
comment on column archive.seal is 'SHA-256 of the seal before and of what the row says, marks included.';
comment on column archive.ends_on is 'The last of the days that a version published; null: the whole month.';
comment on column amendment.ends_on is 'Included.';
comment on column amendment.started_by is 'The username of the manager.';
comment on column amendment.version is 'The version of the month that it became; null: it is open.';
comment on column amendment.changes is
  'What it changed, shift by shift: before, after, and the reason. Null: it is open.';
comment on column receipt.employee_id is 'Null: the person was deleted since.';
comment on column receipt.reminded_at is 'When they were last reminded; null: never.';
comment on column receipt.confirmed_by is 'In the app, by the link of an email, or on a kiosk.';
comment on column announcement.is_for_all is
  'It is for everybody, also for those who join later; false: for `roles` and those who are named.';
comment on column announcement.roles is 'Who has one of these roles today; empty: nobody by a role.';
comment on column announcement.ended_at is 'When a manager ended it; null: none did.';
comment on column announcement.asked_version is 'Confirmations of versions before this one no longer count.';
comment on column announcement_receipt.employee_id is 'Null: the person was deleted since.';
comment on column announcement_receipt.is_named is 'The announcement is for this person by name.';
comment on column announcement_receipt.reminded_at is 'When they were last reminded; null: never.';
comment on column announcement_receipt.confirmed_by is 'In the app, by the link of an email, or on a kiosk.';
comment on column announcement_receipt.confirmed_version is
  'The version of the announcement that was there when they confirmed; null: they did not.';
comment on column attachment.announcement_id is
  'Null: no announcement has it yet; the first upload of another file after a day deletes it.';
comment on column attachment.type is 'By the bytes, whatever the browser said.';
comment on column attachment.content is 'A PDF as it was uploaded; a picture written anew, at most 2400 pixels long.';
comment on column attachment.uploaded_by is 'The account, the only one whose announcement can take it.';
comment on column wish.template is 'Null: a wish for a day off.';
comment on column calendar_feed.nonce is 'Random: a new one makes a new link and ends the one before.';
comment on column calendar_feed.secret_hash is 'SHA-256 of the secret in the link, by which it is found.';
comment on column feed_removal.version is
  'Higher than the shift ever had for the person, so that calendars take the cancellation.';
comment on column feed_removal.removed_at is 'For 30 days the calendar shows it as cancelled; then the row is deleted.';
comment on column import_mapping.kind is
  'What the file has: `employees`, or `history`, shifts that were worked before.';
comment on column import_mapping.columns is 'The field of each column in their order; empty: it is skipped.';
comment on column import_mapping.used_at is 'Of each kind the 50 that were used last are kept.';

-- Changes.
comment on column swap_offer.shift_id is 'Null: the shift is gone; the date, times and role are those that it had.';
comment on column swap_offer.starts_at is 'Follows the shift where the rules of its time zone change.';
comment on column swap_offer.offered_by is 'Null: the employee was deleted since; the name stays.';
comment on column swap_offer.target is
  'The colleague to whom it is offered; null: it is for all, or they were deleted.';
comment on column swap_offer.target_name is 'Null: it is offered to all.';
comment on column swap_offer.accepted_by is 'Who is to get the shift; null: nobody accepted yet, or they were deleted.';
comment on column swap_offer.status is
  'As it was last written: that its time is over, or the shift is another’s, is read from clock and shift. '
  '`declined` by the colleague, `rejected` by the manager.';
comment on column swap_offer.rejection_reason is 'Of the manager; null: none was given, or it was not rejected.';
comment on column swap_offer.decided_by is 'The username of the manager who decided; null: none did.';
comment on column shift_claim.shift_id is 'Null: the shift is gone; the date, times and role are those that it had.';
comment on column shift_claim.starts_at is 'Follows the shift where the rules of its time zone change.';
comment on column shift_claim.employee_id is 'Null: the employee was deleted since; the name stays.';
comment on column shift_claim.status is
  'As it was last written: that its time is over, or the shift has somebody, is read from clock and shift.';
comment on column shift_claim.decided_by is
  'The username of who decided, or whose change of the shift did; null: nobody yet.';
comment on column ask.shift_id is 'Null: the shift is gone.';
comment on column ask.starts_at is
  'Follows the shift where the rules of its time zone change; nobody is asked after it.';
comment on column ask.way is '`in_order`: one employee after the other; `all`: at once.';
comment on column ask.status is
  '`waiting`: for the manager, after a yes; `unfilled`: nobody took it; `ended`: the shift changed in another way.';
comment on column ask.taker is
  'The employee who said yes: they have the shift, or wait for the manager. Null: nobody has.';
comment on column ask.lease is
  'Random, of the process that now asks the next one: only with it the result is written. Null: none does.';
comment on column ask.lease_until is 'Until then that process has it, later any; null: none does.';
comment on column ask.created_by is 'The username of the manager.';
comment on column ask.decided_by is
  'The username of the manager who approved, rejected or stopped last; null: none did.';
comment on column ask.ended_at is 'Null: it goes on.';
comment on column ask_person.place is 'The order of asking, from 0.';
comment on column ask_person.status is
  '`silent`: the time to answer passed; `rejected`: the manager did not want their yes; `over`: it ended before '
  'they answered.';
comment on column ask_person.rules is
  'The rules that the shift would break for them, in data without words, where they were skipped for `rules`.';
comment on column ask_person.asked_at is 'Null: not asked.';
comment on column ask_person.answer_until is
  'The end of their time to answer, the start of the shift at the latest; null: not asked.';
comment on column ask_person.answered_by is 'By the link of a message, or signed in; null: no answer.';
comment on column leave_type.type is 'The code: one of the law, or of the business’s own.';
comment on column leave_type.is_pro_rata is
  'In the years in which somebody begins or leaves, the entitlement is for the days of employment alone.';
comment on column leave_type.counts_as is
  'The type of the law that it is in norms, the working-time sheet and payroll; null: it is one itself.';
comment on column leave_type.can_request is 'Whether employees can ask for it; null: as the law’s type has it.';
comment on column leave_correction.type is 'The code, as in `leave_type`.';
comment on column leave_correction.amount is 'In the unit of the type; negative takes away.';
comment on column leave_correction.created_by is 'The username of the manager.';
comment on column time_off.type is 'Of the law; what the business calls it is `leave_code`.';
comment on column time_off.leave_code is 'The business’s own type, as in `leave_type`; null: that of the law.';
comment on column time_off.end_date is 'Included; while `is_open`, the last day that is blocked so far.';
comment on column time_off.reason is 'Of the employee; emptied a year after the end.';
comment on column time_off.decided_by is 'The username of who decided or changed it last; null: nobody yet.';
comment on column time_off.decision_note is 'The answer, which the employee reads; deleted a year after the end.';
comment on column time_off.manager_note is 'For managers alone.';
comment on column repair.employee_id is 'Who is away; null: nobody, the proposal fills open shifts.';
comment on column repair.starts_at is 'From when on they are away, until `ends_at`; null: nobody is.';
comment on column repair.changes is
  'The shifts that get another person, each with the version that it must still have: JSON.';
comment on column repair.created_at is
  'A proposal is deleted after a day, an applied one after two, when the next ones are made.';
comment on column repair.applied_at is 'Null: not applied.';
comment on column repair.undone_at is 'Null: not undone.';
comment on column repair.is_open is 'Of an illness whose end is not known yet.';
comment on column repair.type is 'The type of the absence that is noted when it is applied.';
comment on column repair.note is 'For managers, kept with the absence.';

-- Hours.
comment on column kiosk.secret_hash is 'SHA-256 of the secret that the tablet keeps.';
comment on column clock_pin.failures is
  'Wrong PINs of a day, on all tablets together: after 60 none is taken until a day after `failing_since`.';
comment on column clock_pin.failing_since is 'When the first of them was typed; null: none was.';
comment on column time_entry.employee_id is 'Null: the person was deleted since (`former_name`).';
comment on column time_entry.former_name is 'The name of a person who was deleted; null: nobody was.';
comment on column time_entry.date is 'The local date on which it begins.';
comment on column time_entry.state is
  '`open`: at work; `unclear`: the end is not known; `void`: made by mistake, and not counted.';
comment on column time_entry.ended_at is 'Null: at work, or not known.';
comment on column time_entry.breaks is 'The breaks that were taken by the clock, each with start and end in UTC: JSON.';
comment on column time_entry.break_minutes is 'All breaks together, which are not working time.';
comment on column time_entry.break_started_at is 'When the running break began; null: none runs.';
comment on column time_entry.source is
  'Who made it: the employee in the app or on a kiosk, a manager, or `schedule`: taken over from a shift to which '
  'nobody clocked in.';
comment on column time_entry.note is 'Of the employee, or why a manager added it.';
comment on column time_entry.is_stated is
  'The employee was asked for the end later, and said it, or that they do not know it.';
comment on column time_entry.is_late is 'A tap reached the server more than two minutes after it was made.';
comment on column time_entry.approved_by is 'The username of who approved it; null: it is to be approved.';
comment on column time_entry.is_additional is
  'Agreed beside the contract (DK 35): not part of the norm, not overtime, of no shift.';
comment on column time_entry_version.version is 'The version of the entry that had these values.';
comment on column time_entry_version.changed_by is 'The username of who corrected them.';
comment on column clock_event.source is 'By the employee’s own device, or on a kiosk.';
comment on column clock_event.device_at is 'What the device’s clock showed, which may be wrong; null: it did not say.';
comment on column clock_event.received_at is 'When the server got it; three years after it the row is deleted.';
comment on column clock_event.happened_at is
  'When it counts, by the server’s clock: only how long ago it was is taken from the device.';
comment on column timesheet_month.month is 'Its first day.';
comment on column timesheet_month.locked_at is 'Null: it is open.';
comment on column timesheet_month.locked_by is 'The username of who locked it.';
comment on column overtime_leave.leave_minutes is
  'How much leave they become: the minutes of all parts, each times its multiplier.';
comment on column overtime_leave.decided_by is 'The username of who decided; null: nobody yet.';
comment on column sheet_mark.kind is
  'The kind of day, whose sign the sheet shows (packages/contract/src/hours/sheet-signs.ts).';
comment on column sheet_confirmation.month is 'Its first day.';
comment on column sheet_confirmation.is_right is 'False: `note` says what is not.';
comment on column sheet_confirmation.figures is 'SHA-256 of the figures that they saw.';
comment on column sheet_confirmation.answer is 'Of the manager, to what is not right; null: none yet.';
comment on column sheet_confirmation.answered_by is 'The username of who answered; null: nobody yet.';
comment on column payroll_export.file is
  'The format: layout, columns, codes and signs, as the contract has them (`PayrollFile`).';

-- Views of several areas.
comment on column calendar_day.own_name is 'What the business calls the day; null: it has the names of the country.';
comment on column calendar_day.is_public is
  'A public holiday of the country or region; false: only a day of the business’s own.';
comment on column calendar_day.version is 'Of the row of `holiday`; 0: there is none.';
comment on column counted_work.status is '`clocked`: by the clock; else that of the shift.';
comment on column counted_work.minutes is 'Net minutes of work.';
comment on column counted_work.shifts is '1; of clocked work how many shifts it was for, at least 1.';
comment on column employment_span.starts is 'The first day; null: since ever.';
comment on column employment_span.ends is 'The last day, included; null: it goes on.';
comment on column announcement_reader.confirmed_at is 'Null: what it says now is not confirmed.';
