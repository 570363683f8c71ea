-- What people keep of themselves: profile, picture, appearance, presence, the address of their calendar. Of an account and so of
-- no tenant: it is reached by exact keys only, as sessions are.

alter table account
  add column phone text,
  add column department text,
  add column job_position text,
  add column time_zone text,
  add column theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
  add column show_avatars boolean not null default true,
  -- Until something was chosen every device goes by its own settings.
  add column appearance_chosen boolean not null default false,
  add column seen_at timestamptz,
  add column is_busy boolean not null default false,
  -- When the person last looked at the start page: what changed since is told there.
  add column home_seen_at timestamptz;

-- The id is all that is needed to read it, so it is new with every picture and cannot be guessed.
create table picture (
  account_id uuid primary key references account on delete cascade,
  id text not null unique,
  content bytea not null check (octet_length(content) < 100000)
);

-- The secret itself is made from the nonce and the server's key and is stored nowhere.
create table calendar_feed (
  account_id uuid primary key references account on delete cascade,
  nonce uuid not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now()
);

grant select, insert, update, delete on picture, calendar_feed to pamaina_app;

-- For calendars: when a shift last became another one, whatever was judged about it meanwhile.
alter table shift add column changed_at timestamptz not null default now();
create function shift_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger shift_changed before update of date, start_time, end_time, role, employee_id, status, break_minutes on shift
  for each row when (
    (old.date, old.start_time, old.end_time, old.role, old.employee_id, old.status, old.break_minutes)
    is distinct from (new.date, new.start_time, new.end_time, new.role, new.employee_id, new.status, new.break_minutes)
  ) execute function shift_changed();
