-- Second factors of accounts: codes of an authenticator app (RFC 6238), recovery codes, passkeys (WebAuthn).
create table totp (
  account_id uuid primary key references account on delete cascade,
  -- Encrypted with a key that is derived from the server's secret.
  secret text not null,
  -- Null: the set-up has begun, no code was entered yet.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: none is accepted twice.
  last_step bigint not null default 0
);

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Every challenge is answered once, for its purpose; of `sign_in` nobody knows yet who answers.
create table passkey_challenge (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'second_step', 'confirm', 'register')),
  challenge text not null,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (account_id is null))
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- When the user last showed who they are. A session that continues a sign-in takes it over; one that doesn't say it is
-- not fresh.
alter table session add column authenticated_at timestamptz not null default 'epoch';
update session set authenticated_at = created_at;

alter table project add column managers_need_second_factor boolean not null default false;

grant select, insert, update, delete on totp, recovery_code, passkey, passkey_challenge to pamaina_app;
