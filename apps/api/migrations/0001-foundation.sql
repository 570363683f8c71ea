-- People, their sessions, projects. Usernames and employee IDs are unique across all tenants: they live in one table.

create table identity (
  key text primary key
);

create table project (
  id uuid primary key,
  name text not null check (char_length(name) between 3 and 80),
  description text,
  time_zone text not null default 'Europe/Vilnius',
  country text not null default 'LT',
  law_pack text not null default 'lt' check (law_pack in ('lt', 'eu', 'none')),
  created_at timestamptz not null default now()
);

create table employee (
  project_id uuid not null references project on delete cascade,
  id text not null,
  identity_key text not null unique references identity,
  name text not null,
  roles text[] not null check (cardinality(roles) between 1 and 20),
  max_hours_per_week numeric(5, 2) not null,
  min_shifts_per_week smallint not null,
  email text,
  phone text,
  hourly_rate_cents integer,
  birth_date date,
  contract_hours_per_week numeric(5, 2),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);

-- `project_id` and `employee_id` are those of an employee's login; deleting the employee deletes it (Spec section 6).
create table account (
  id uuid primary key,
  identity_key text not null unique references identity,
  username text not null,
  password_hash text not null,
  role text not null check (role in ('manager', 'employee')),
  registration_method text not null check (registration_method in ('registration_code', 'payment', 'open', 'created_by_manager')),
  first_name text,
  last_name text,
  email text,
  must_change_password boolean not null default false,
  project_id uuid,
  employee_id text,
  created_at timestamptz not null default now(),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade,
  unique (project_id, employee_id),
  check ((project_id is null) = (employee_id is null)),
  check (role = 'employee' or employee_id is null)
);

create table project_manager (
  project_id uuid not null references project on delete cascade,
  account_id uuid not null references account on delete cascade,
  primary key (project_id, account_id)
);
create index project_manager_account on project_manager (account_id);

-- The id is the token's jti. A session without a row is over, whatever its token says.
-- Selecting a project opens another session of the same sign-in; logging out ends them all.
create table session (
  id uuid primary key,
  sign_in_id uuid not null,
  account_id uuid not null references account on delete cascade,
  project_id uuid references project on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index session_account on session (account_id);
create index session_sign_in on session (sign_in_id);

create table idempotency (
  account_id uuid not null references account on delete cascade,
  key text not null,
  request_hash text not null,
  status smallint,
  reply text,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
