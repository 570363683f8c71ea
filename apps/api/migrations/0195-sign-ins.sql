-- A sign-in on a device: the sessions of one `sign_in_id`, and the family of its refresh tokens. It lasts as long as its sessions, which now
-- outlive their access tokens; those that are open keep the hours they have and cannot be refreshed.
create table sign_in (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Browser and system, as the browser names them.
  device text not null,
  -- The account signed in on the device before: it stays signed in for longer.
  is_known boolean not null,
  -- The number of the newest refresh token, and of the newest one whose access token was used.
  generation integer not null default 1,
  confirmed integer not null default 0,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sign_in_account on sign_in (account_id);
insert into sign_in (id, account_id, device, is_known, confirmed, created_at, last_used_at)
select distinct on (sign_in_id) sign_in_id, account_id, '', false, 1, created_at, created_at
from session order by sign_in_id, created_at;

alter table session add constraint session_of_sign_in foreign key (sign_in_id) references sign_in on delete cascade;
grant select, insert, update, delete on sign_in to pamaina_app;
