-- Only an address whose owner opened a link serves for a forgotten password. No address from before counts: its owner is asked once, at
-- the next sign-in (docs/decisions/061-getting-in-and-staying-in.md).
alter table account
  add column verified_email text,
  add column verification_sent_at timestamptz;
create index account_verified_email on account (lower(verified_email));

-- Emails to an account rather than about a project. Links are made when they are sent: no secret is stored.
create table account_mail (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  -- Null: the verified address at the time of sending.
  address text,
  facts jsonb not null default '{}',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index account_mail_due on account_mail (due_at);
create index account_mail_account on account_mail (account_id);

-- What somebody typed who forgot a password. Writing it takes the same time whether there is such an account or not.
create table password_request (
  id uuid primary key,
  login text not null,
  created_at timestamptz not null default now()
);

-- Links and codes that work once. Only a keyed hash is stored.
create table one_time_secret (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null,
  hash text not null unique,
  -- The address that it proves.
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_secret_account on one_time_secret (account_id, purpose);
create index one_time_secret_email on one_time_secret (lower(email));

-- The security log. A failed sign-in of a username that does not exist has no account: it is written so that it takes as long as one that
-- does, and deleted within the hour.
create table security_event (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  kind text not null,
  facts jsonb not null default '{}',
  at timestamptz not null default now()
);
create index security_event_account on security_event (account_id, at desc);

grant select, insert, update, delete on account_mail, password_request, one_time_secret, security_event to pamaina_app;
