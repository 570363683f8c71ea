-- Business: what a business needs and plans with, its people, and the invitations to join it.

create table template (
  project_id uuid default current_project(),
  name text,
  start_time time not null,
  end_time time not null,
  break_minutes smallint not null check ((break_minutes >= 0) and (break_minutes <= 240)),
  color text not null,
  version integer not null default 1,
  on_call text not null default 'none' check (on_call in ('none', 'at_work', 'at_home')),
  tasks text[] not null default '{}',
  constraint template_check check (end_time <> start_time),
  primary key (project_id, name)
);
comment on table template is 'A kind of shift: its hours, break, color and tasks.';
comment on column template.on_call is
  'On-call time (DK 118): at work it is working time in longer shifts, at home it isn''t working time.';
comment on column template.tasks is 'What is to be done in every shift of a template.';
alter table template enable row level security, force row level security;
create policy tenant on template using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on template to pamaina_app;

create table requirement (
  project_id uuid default current_project(),
  id uuid,
  template text not null,
  role text not null,
  count smallint not null check ((count >= 0) and (count <= 200)),
  weekday smallint check ((weekday >= 1) and (weekday <= 7)),
  date date,
  version integer not null default 1,
  constraint requirement_check check ((weekday is null) <> (date is null)),
  primary key (project_id, id)
);
comment on table requirement is 'How many employees of a role a template needs on a weekday or a date.';
comment on column requirement.version is
  'Two managers may edit one at once: each says which state it began from (If-Match).';
create unique index requirement_weekday on requirement (project_id, template, role, weekday)
  where (weekday is not null);
create unique index requirement_date on requirement (project_id, template, role, date) where (date is not null);
alter table requirement enable row level security, force row level security;
create policy tenant on requirement using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on requirement to pamaina_app;

create table forbidden_sequence (
  project_id uuid default current_project(),
  template text,
  next_template text,
  primary key (project_id, template, next_template)
);
comment on table forbidden_sequence is 'A template that must not follow another one on the next day.';
alter table forbidden_sequence enable row level security, force row level security;
create policy tenant on forbidden_sequence using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, delete on forbidden_sequence to pamaina_app;

create table template_limit (
  project_id uuid default current_project(),
  template text,
  max_per_week smallint check (max_per_week >= 0),
  max_per_month smallint check (max_per_month >= 0),
  primary key (project_id, template)
);
comment on table template_limit is 'At most so many shifts of a template for an employee in a week or a month.';
alter table template_limit enable row level security, force row level security;
create policy tenant on template_limit using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, delete on template_limit to pamaina_app;

create table senior_rule (
  project_id uuid not null default current_project(),
  template text not null,
  role text,
  least smallint not null check (("least" >= 1) and ("least" <= 20)),
  constraint senior_rule_project_id_template_role_key unique nulls not distinct (project_id, template, role)
);
comment on table senior_rule is 'At least so many seniors in each shift of a template: in one role, or (null) in any.';
alter table senior_rule enable row level security, force row level security;
create policy tenant on senior_rule using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, delete on senior_rule to pamaina_app;

create table holiday (
  project_id uuid default current_project(),
  date date,
  name text not null,
  closed boolean not null,
  version integer not null default 1,
  primary key (project_id, date)
);
comment on table holiday is
  'A day of the project’s own: one that it is closed on, or a public holiday that it treats otherwise.';
alter table holiday enable row level security, force row level security;
create policy tenant on holiday using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on holiday to pamaina_app;

create table employee (
  project_id uuid default current_project(),
  id text,
  identity_key text not null unique,
  name text not null,
  roles text[] not null check ((cardinality(roles) >= 1) and (cardinality(roles) <= 20)),
  max_hours_per_week numeric(5,2) not null,
  min_shifts_per_week smallint not null,
  email text,
  phone text,
  hourly_rate_cents integer,
  birth_date date,
  contract_hours_per_week numeric(5,2),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  is_senior boolean not null default false,
  consents jsonb not null default '{}',
  needs_consent boolean not null default false,
  limits jsonb not null default '{}',
  wished_days_off smallint[] not null default '{}',
  department text,
  location text,
  vacation_days_per_year numeric(4,1) check ((vacation_days_per_year >= (0)::numeric) and (vacation_days_per_year <= (366)::numeric)),
  contract_since date not null default current_date,
  earlier_contract_hours numeric,
  earlier_contract_since date,
  has_reduced_norm boolean not null default false,
  work_days_per_week smallint not null default 5 check (work_days_per_week in (5, 6)),
  rest_weekdays smallint[] not null default '{}' check ((rest_weekdays <@ array[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]) and (cardinality(rest_weekdays) < 7)),
  nickname text,
  first_day date,
  last_day date,
  is_fixed_term boolean not null default false,
  probation_end date,
  splits_days boolean not null default false,
  import_id uuid,
  primary key (project_id, id),
  constraint reduced_norm_is_below_40_hours check ((not has_reduced_norm) or (contract_hours_per_week < (40)::numeric)),
  constraint employment_ends_after_it_begins check (last_day >= first_day),
  constraint fixed_term_has_an_end check ((not is_fixed_term) or (last_day is not null)),
  constraint probation_ends_after_it_begins check (probation_end >= first_day)
);
comment on table employee is 'A person who works in a project, with the terms of today.';
comment on column employee.is_senior is 'An experienced employee, whom a rule of seniors counts.';
comment on column employee.needs_consent is
  'Nights, holidays, rest days and overtime only if the person agrees (DK 61, 117, 119, 123, 124); the '
  'reason is not stored.';
comment on column employee.vacation_days_per_year is
  'How many working days of vacation a person has in a year, where the manager says so (DK 126: at '
  'least 20 of a five-day week).';
comment on column employee.contract_since is
  'Since when the contract hours are as they are: months before that had another norm, or none.';
comment on column employee.has_reduced_norm is
  'Whether the norm is a reduced one (sutrumpinta darbo laiko norma), which the day before a holiday '
  'does not shorten again (DK 112).';
comment on column employee.work_days_per_week is 'How many working days a week has: 5 or 6.';
comment on column employee.rest_weekdays is
  'The weekdays that a person''s contract leaves free (DK 124), 1 Monday .. 7 Sunday. Empty: Saturday '
  'and Sunday, or Sunday in a week of six days.';
comment on column employee.nickname is 'What colleagues call an employee, shown beside the name.';
comment on column employee.first_day is 'The first day of employment; null: not known.';
comment on column employee.splits_days is
  'The employee agrees to work twice a day (DK 113), where the business allows it.';
comment on column employee.import_id is
  'Which import added an employee: it can be taken back while nothing was built on them.';
create index employee_of_import on employee (project_id, import_id) where (import_id is not null);
alter table employee enable row level security, force row level security;
create policy tenant on employee using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- The projects in which terms come into force or a reminder is due. @param today the earliest date anywhere
create policy terms_watch on employee for select to current_user using (true);
grant select, insert, update, delete on employee to pamaina_app;

create table employee_pair (
  project_id uuid default current_project(),
  employee_id text,
  other_employee_id text,
  together boolean not null,
  constraint employee_pair_check check (other_employee_id <> employee_id),
  primary key (project_id, employee_id, other_employee_id)
);
comment on table employee_pair is 'Two employees who should work together, or never do.';
create unique index employee_pair_once on employee_pair (project_id, least(employee_id, other_employee_id), greatest(employee_id, other_employee_id));
alter table employee_pair enable row level security, force row level security;
create policy tenant on employee_pair using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, delete on employee_pair to pamaina_app;

create table employment_term (
  project_id uuid default current_project(),
  employee_id text,
  valid_from date,
  roles text[] not null check ((cardinality(roles) >= 1) and (cardinality(roles) <= 20)),
  contract_hours_per_week numeric(5,2),
  has_reduced_norm boolean not null default false,
  work_days_per_week smallint not null default 5 check (work_days_per_week in (5, 6)),
  hourly_rate_cents integer,
  created_at timestamptz not null default now(),
  created_by text,
  rest_weekdays smallint[] check ((rest_weekdays <@ array[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]) and (cardinality(rest_weekdays) < 7)),
  constraint reduced_norm_is_below_40_hours check ((not has_reduced_norm) or (contract_hours_per_week < (40)::numeric)),
  primary key (project_id, employee_id, valid_from)
);
comment on table employment_term is
  'The terms of an employee from a day on, until the next row; without a row the terms of the employee '
  'hold on all days. The first row holds since ever (''-infinity''). The columns of `employee` are those '
  'of today.';
comment on column employment_term.rest_weekdays is
  'The weekdays that the contract leaves free from that day on. Null: those of the employee.';
alter table employment_term enable row level security, force row level security;
create policy tenant on employment_term using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy terms_watch on employment_term for select to current_user using (true);
grant select, insert, update, delete on employment_term to pamaina_app;

create table former_employee (
  project_id uuid default current_project(),
  id uuid default gen_random_uuid(),
  number integer not null,
  employee_id text,
  name text,
  since timestamptz,
  left_at timestamptz not null default (date_trunc('milliseconds', now()) + '00:00:00.001'::interval),
  erased_at timestamptz,
  terms jsonb,
  primary key (project_id, id),
  constraint former_employee_project_id_number_key unique (project_id, number)
);
comment on table former_employee is
  'A person who was deleted. The number is what they are called once their personal data is erased.';
comment on column former_employee.employee_id is 'Null once erased.';
comment on column former_employee.since is 'When the person before them with the same ID left.';
comment on column former_employee.left_at is 'With milliseconds: what reads it back knows no smaller units.';
comment on column former_employee.terms is
  'What payroll needs of somebody who left: rate, contract, first day, approved absences. Deleted when '
  'they are erased.';
alter table former_employee enable row level security, force row level security;
create policy tenant on former_employee using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on former_employee to pamaina_app;

create table certificate_kind (
  project_id uuid default current_project(),
  id uuid,
  name text not null check ((char_length(name) >= 1) and (char_length(name) <= 80)),
  roles text[] not null default '{}' check (cardinality(roles) <= 20),
  version integer not null default 1,
  primary key (project_id, id),
  constraint certificate_kind_name unique (project_id, name)
);
comment on table certificate_kind is 'A kind of certificate (health book, alcohol licence) and the roles that need it.';
alter table certificate_kind enable row level security, force row level security;
create policy tenant on certificate_kind using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on certificate_kind to pamaina_app;

create table certificate_template (
  project_id uuid default current_project(),
  kind_id uuid,
  template text,
  primary key (project_id, kind_id, template)
);
comment on table certificate_template is 'A template that needs a kind of certificate.';
alter table certificate_template enable row level security, force row level security;
create policy tenant on certificate_template using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on certificate_template to pamaina_app;

create table certificate (
  project_id uuid default current_project(),
  id uuid,
  employee_id text not null,
  kind_id uuid not null,
  valid_from date,
  valid_until date,
  version integer not null default 1,
  constraint certificate_ends_after_it_begins check (valid_until >= valid_from),
  primary key (project_id, id)
);
comment on table certificate is
  'Which employee has which certificate, and until when; a renewed one has a row of its own.';
create index certificate_of_employee on certificate (project_id, employee_id);
alter table certificate enable row level security, force row level security;
create policy tenant on certificate using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- The projects in which a certificate expires soon. @param today the earliest date anywhere
create policy expiry_watch on certificate for select to current_user using (true);
grant select, insert, update, delete on certificate to pamaina_app;

create table member_invitation (
  project_id uuid default current_project(),
  id uuid,
  login text not null,
  login_key text not null,
  account_id uuid,
  role text not null check (role in ('owner', 'manager', 'lead', 'accountant')),
  grants text[] not null default '{}',
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (project_id, id),
  constraint member_invitation_project_id_login_key_key unique (project_id, login_key)
);
comment on table member_invitation is
  'Somebody who is asked to become a member: an account by its username, or the owner of an email '
  'address by a link. A username that is nobody’s reads like one who does not answer.';
comment on column member_invitation.login is
  'As it was written, and folded: asking again replaces what was asked before.';
create index member_invitation_account on member_invitation (account_id);
create index member_invitation_inviter on member_invitation (invited_by);
alter table member_invitation enable row level security, force row level security;
create policy tenant on member_invitation using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- Who is asked is not in the project yet: looked for as the owner, and only the keys are handed out.
create policy member_invitation_door on member_invitation to current_user using (true);
grant select, insert, update, delete on member_invitation to pamaina_app;

create table invitation (
  project_id uuid default current_project(),
  id uuid,
  identity_key text not null,
  account_id uuid,
  name text not null,
  fields jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'declined', 'asked')),
  created_at timestamptz not null default now(),
  invited_by uuid,
  asked_network text,
  primary key (project_id, id),
  constraint invitation_project_id_identity_key_key unique (project_id, identity_key)
);
comment on table invitation is
  'A person who is asked to join a team, or asks to. The manager knows them by the username alone; the '
  'employee is made when they agree. A username that is nobody’s reads exactly like one who does not '
  'answer.';
comment on column invitation.fields is 'As POST /employees takes them.';
comment on column invitation.invited_by is
  'The manager who invited the person and is notified of the answer. Null: their account is gone; then '
  'all managers are.';
comment on column invitation.asked_network is
  'The network from which somebody asked to join, as a keyed hash: where as many wait as may, the '
  'network with the most gives way. Null: an invitation.';
create index invitation_account on invitation (account_id);
create index invitation_invited_by on invitation (invited_by);
alter table invitation enable row level security, force row level security;
create policy tenant on invitation using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- Who is asked is in no project yet: looked for as the owner, and only the keys are handed out.
create policy invitation_door on invitation to current_user using (true);
grant select, insert, update, delete on invitation to pamaina_app;

create table join_link (
  project_id uuid primary key default current_project(),
  id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table join_link is
  'The link and QR code with which anybody asks to join a team, for a manager to approve. A project has '
  'one; a new one ends the one before.';
alter table join_link enable row level security, force row level security;
create policy tenant on join_link using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on join_link to pamaina_app;

create table unavailability (
  project_id uuid default current_project(),
  id uuid,
  employee_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  source text not null check (source in ('time_off', 'self')),
  note text,
  repeats_weekly boolean not null default false,
  time_off_id uuid,
  is_illness boolean not null default false,
  constraint unavailability_check check (ends_at > starts_at),
  primary key (project_id, id),
  constraint unavailability_time_off_key unique (project_id, time_off_id)
);
comment on table unavailability is
  'A time in which an employee cannot work: their own, or that of an approved absence.';
comment on column unavailability.time_off_id is 'One unavailability for each approval; it goes when the approval does.';
comment on column unavailability.is_illness is
  'Illness that time off could not note, because a request or an approval covers the day already.';
create index unavailability_when on unavailability (project_id, starts_at);
alter table unavailability enable row level security, force row level security;
create policy tenant on unavailability using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on unavailability to pamaina_app;

-- References, and those of earlier areas to these tables.
alter table account
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table shift_note
  add constraint shift_note_template foreign key (project_id, template)
    references template(project_id, name) on update cascade on delete set null (template);
alter table request
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table template
  add foreign key (project_id) references project(id) on delete cascade;
alter table requirement
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, template) references template(project_id, name) on update cascade;
alter table forbidden_sequence
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, template) references template(project_id, name) on update cascade on delete cascade,
  add foreign key (project_id, next_template) references template(project_id, name) on update cascade on delete cascade;
alter table template_limit
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, template) references template(project_id, name) on update cascade on delete cascade;
alter table senior_rule
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, template) references template(project_id, name) on update cascade on delete cascade;
alter table holiday
  add foreign key (project_id) references project(id) on delete cascade;
alter table employee
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (identity_key) references identity(key);
alter table employee_pair
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade,
  add foreign key (project_id, other_employee_id) references employee(project_id, id) on delete cascade;
alter table employment_term
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;
alter table former_employee
  add foreign key (project_id) references project(id) on delete cascade;
alter table certificate_kind
  add foreign key (project_id) references project(id) on delete cascade;
alter table certificate_template
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, kind_id) references certificate_kind(project_id, id) on delete cascade,
  add foreign key (project_id, template) references template(project_id, name) on update cascade on delete cascade;
alter table certificate
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade,
  add foreign key (project_id, kind_id) references certificate_kind(project_id, id) on delete cascade;
alter table member_invitation
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (account_id) references account(id) on delete cascade,
  add foreign key (invited_by) references account(id) on delete set null;
alter table invitation
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (account_id) references account(id) on delete set null,
  add foreign key (invited_by) references account(id) on delete set null;
alter table join_link
  add foreign key (project_id) references project(id) on delete cascade;
alter table unavailability
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade;

-- The first day of the accounting period that holds a day (DK 113); periods follow each other without a gap, before
-- the start too.
create function accounting_from(first date, months integer, day date) returns date language sql immutable as $$
  select (first + make_interval(months => months * floor(
    ((extract(year from day) - extract(year from first)) * 12 + extract(month from day) - extract(month from first)) / months
  )::integer))::date
$$;

create function contract_changed() returns trigger language plpgsql as $$
begin
  if old.earlier_contract_since is not null and old.contract_since = current_date
    and new.contract_hours_per_week is not distinct from old.earlier_contract_hours then
    new.contract_since := old.earlier_contract_since;
    new.earlier_contract_hours := null;
    new.earlier_contract_since := null;
    return new;
  end if;
  if old.contract_since < current_date then
    new.earlier_contract_hours := old.contract_hours_per_week;
    new.earlier_contract_since := old.contract_since;
  end if;
  new.contract_since := current_date;
  return new;
end $$;

-- The newest invitations first: older ones can't hide them.
create function invitations_of(asked uuid) returns table(project_id uuid, id uuid) language sql security definer set search_path = public as $$
  select invitation.project_id, invitation.id from invitation
  join account on account.id = invitation.account_id
  where account_id = asked and state in ('pending', 'asked') and account.role = 'employee' and account.employee_id is null
  order by invitation.created_at desc limit 20
$$;
revoke execute on function invitations_of(uuid) from public;
grant execute on function invitations_of(uuid) to pamaina_app;

-- A change of the kind of norm starts a new contract; a second one on the same day doesn't bring the old one back.
create function kind_of_norm_changed() returns trigger language plpgsql as $$
begin
  new.contract_since := current_date;
  new.earlier_contract_hours := null;
  new.earlier_contract_since := null;
  return new;
end $$;

-- The calendar of a project: the public holidays of its country, and its own rows. A row says whether the business is
-- closed on a date and may name it (a name that the country has for it too is read in each reader's language); only
-- the country makes a date a public holiday. Version 0: no row.
create view calendar_day with (security_invoker = true) as
select holiday.project_id, holiday.date,
    case when holiday.name in (known.name_en, known.name_lt) then null else holiday.name end as own_name,
    known.name_en, known.name_lt, holiday.closed, known.date is not null as is_public, holiday.version
  from holiday join project on project.id = holiday.project_id
    left join public_holiday as known on known.country = coalesce(project.region, project.country) and known.date = holiday.date
  union all
  select project.id, known.date, null, known.name_en, known.name_lt, false, true, 0
  from project join public_holiday as known on known.country = coalesce(project.region, project.country)
  -- Projects are not behind the walls of tenants themselves.
  where project.id = nullif(current_setting('app.project_id', true), '')::uuid
    and not exists (select from holiday where holiday.project_id = project.id and holiday.date = known.date);
grant select on calendar_day to pamaina_app;

-- Employment by spans of the same terms. The weekdays that a contract leaves free count under the fixed regime alone:
-- under summary recording the schedule gives the days off.
create view employment_span with (security_invoker = true) as
select * from (
  select employee.project_id, employee.id as employee_id,
    nullif(greatest(term.starts, employee.first_day), '-infinity') as starts,
    least(term.ends, employee.last_day) as ends,
    case when term.starts is null then employee.roles else term.roles end as roles,
    case when term.starts is null then employee.contract_hours_per_week else term.contract_hours_per_week end as contract_hours_per_week,
    case when term.starts is null then employee.has_reduced_norm else term.has_reduced_norm end as has_reduced_norm,
    case when term.starts is null then employee.work_days_per_week else term.work_days_per_week end as work_days_per_week,
    case when term.starts is null then employee.hourly_rate_cents else term.hourly_rate_cents end as hourly_rate_cents,
    case when project.regime = 'fixed' then coalesce(term.rest_weekdays, employee.rest_weekdays) else '{}' end as rest_weekdays
  from employee join project on project.id = employee.project_id left join lateral (
    select own.*, own.valid_from as starts, lead(own.valid_from) over (order by own.valid_from) - 1 as ends
    from employment_term as own where own.project_id = employee.project_id and own.employee_id = employee.id
  ) as term on true
) as span where starts is null or ends is null or starts <= ends;
grant select on employment_span to pamaina_app;

-- The row of the terms in force follows what is changed of the employee: a correction, not a change from a day on.
create function terms_follow_employee() returns trigger language plpgsql as $$
begin
  -- What comes into force on its day is in its row already.
  if current_setting('app.applying_terms', true) = 'on' then return null; end if;
  update employment_term set roles = new.roles, contract_hours_per_week = new.contract_hours_per_week,
    has_reduced_norm = new.has_reduced_norm, work_days_per_week = new.work_days_per_week, hourly_rate_cents = new.hourly_rate_cents,
    rest_weekdays = new.rest_weekdays
  where project_id = new.project_id and employee_id = new.id and valid_from = (
    select max(valid_from) from employment_term as term join project on project.id = term.project_id
    where term.project_id = new.project_id and term.employee_id = new.id and valid_from <= local_time(now(), time_zone)::date
  );
  return null;
end $$;

-- Days before a change have their own terms: nothing of them is cut off at it.
create function has_terms(project uuid, employee text) returns boolean language sql stable as $$
  select exists (select from employment_term where project_id = project and employee_id = employee)
$$;

-- The last day of an employment that is over, in the project’s own days; null: it is not. By the owner, because it is
-- asked before it is known whose call it is, and while they sign in. The policy `terms_watch` lets the owner read the
-- days.
create function employment_over(project uuid, employee text) returns date language sql stable security definer set search_path = public as $$
  select last_day from employee as person join project as business on business.id = person.project_id
  where person.project_id = employment_over.project and person.id = employment_over.employee
    and last_day < local_time(now(), time_zone)::date
$$;
revoke execute on function employment_over(uuid,text) from public;
grant execute on function employment_over(uuid,text) to pamaina_app;

create function member_invitations_of(asked uuid) returns table(project_id uuid, id uuid) language sql security definer set search_path = public as $$
  select project_id, id from member_invitation
  where account_id = asked and expires_at > now() order by created_at desc limit 20
$$;
revoke execute on function member_invitations_of(uuid) from public;
grant execute on function member_invitations_of(uuid) to pamaina_app;

-- What all streams of a process need to know from time to time, in one statement: whose sessions still last, in which
-- project and area, and the number of their latest notification. The same conditions as for every call
-- (platform/auth/caller.ts).
create function stream_states(sessions uuid[]) returns table(session_id uuid, project_id uuid, role text, newest bigint) language sql stable security definer set search_path = public as $$
  select state.session_id, state.project_id, state.role, (
    select max(seq) from notification
    where notification.project_id = state.project_id and notification.account_id = state.account_id
  )
  from (
    select session.id as session_id, account.id as account_id,
      case when managed.project_id is not null or account.role = 'manager' then managed.project_id else account.project_id end as project_id,
      case when managed.project_id is null then account.role else 'manager' end as role
    from session
    join account on account.id = session.account_id
    join sign_in on sign_in.id = session.sign_in_id
    left join project_member as managed on managed.account_id = account.id and managed.project_id = session.project_id
    where session.id = any (sessions) and session.expires_at > now()
      and employment_over(account.project_id, account.employee_id) is null
  ) as state
$$;
revoke execute on function stream_states(uuid[]) from public;
grant execute on function stream_states(uuid[]) to pamaina_app;

create function note_employment_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind) values (new.project_id, 'employment');
  return null;
end $$;

create function note_certificate_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind) values (new.project_id, 'certificate');
  return null;
end $$;

-- Who gets a login is notified of what is due already.
create function note_login_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind) values (new.project_id, 'shift_soon'), (new.project_id, 'clock_forgotten');
  return null;
end $$;

create function note_zone_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind)
  select new.id, kind from unnest(array['shift_soon', 'employment', 'certificate', 'clock_forgotten']) as kind;
  return null;
end $$;

-- Every row of terms has its own rest days; one that is written without them has those of the employee.
create function rest_days_of_employee() returns trigger language plpgsql as $$
begin
  select employee.rest_weekdays into new.rest_weekdays from employee
  where employee.project_id = new.project_id and employee.id = new.employee_id;
  return new;
end $$;

create trigger terms_follow_employee
  after update of roles, contract_hours_per_week, has_reduced_norm, work_days_per_week, hourly_rate_cents on employee
  for each row when (
    (new.roles, new.contract_hours_per_week, new.has_reduced_norm, new.work_days_per_week, new.hourly_rate_cents)
    is distinct from (old.roles, old.contract_hours_per_week, old.has_reduced_norm, old.work_days_per_week, old.hourly_rate_cents)
  )
  execute function terms_follow_employee();
create trigger contract_changed before update of contract_hours_per_week on employee
 
    for each row when (new.contract_hours_per_week is distinct from old.contract_hours_per_week and not has_terms(new.project_id, new.id))
  execute function contract_changed();
create trigger kind_of_norm_changed before update of has_reduced_norm, work_days_per_week on employee
  for each row when (
    (new.has_reduced_norm, new.work_days_per_week) is distinct from (old.has_reduced_norm, old.work_days_per_week) and not has_terms(new.project_id, new.id)
  )
  execute function kind_of_norm_changed();
create trigger employee_due_added after insert on employee for each row
  when (new.probation_end is not null or new.is_fixed_term) execute function note_employment_due();
create trigger employee_due_changed after update on employee for each row
  when ((new.probation_end is not null or new.is_fixed_term)
    and (new.probation_end, new.last_day, new.is_fixed_term) is distinct from (old.probation_end, old.last_day, old.is_fixed_term))
  execute function note_employment_due();
create trigger term_due after insert or update on employment_term for each row execute function note_employment_due();
create trigger certificate_due after insert or update on certificate for each row
  when (new.valid_until is not null) execute function note_certificate_due();
create trigger employee_certificate_due after update on employee for each row
  when (old.last_day is not null and new.last_day is distinct from old.last_day) execute function note_certificate_due();
create trigger login_due_added after insert on account
  for each row when (new.employee_id is not null) execute function note_login_due();
create trigger login_due_changed after update of employee_id on account for each row
  when (new.employee_id is not null and new.employee_id is distinct from old.employee_id) execute function note_login_due();
create trigger zone_due after update of time_zone on project for each row
  when (new.time_zone is distinct from old.time_zone) execute function note_zone_due();
create trigger rest_days_follow_employee after update of rest_weekdays on employee
  for each row when (new.rest_weekdays is distinct from old.rest_weekdays)
  execute function terms_follow_employee();
create trigger rest_days_of_employee before insert on employment_term
  for each row when (new.rest_weekdays is null) execute function rest_days_of_employee();

-- What is written to them counts as a write of the project (docs/decisions/073-versions-of-reads.md).
do $$
declare counted text;
begin
  foreach counted in array array[
    'certificate', 'certificate_kind', 'certificate_template', 'employee', 'employee_pair', 'employment_term',
    'forbidden_sequence', 'former_employee', 'holiday', 'requirement', 'senior_rule', 'template',
    'template_limit', 'unavailability'
  ] loop
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', counted);
  end loop;
end $$;
