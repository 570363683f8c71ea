-- Published months are a chain: each is sealed together with the seal of the one published before it, so that what was changed, taken
-- out or put in behind the application's back shows. Every shift has two marks of its own, each mixed with a secret: of what was to be done,
-- and of who was to do it. Erasing a person forgets the secrets of who they were; the marks that stay in the chain say nothing of them.
alter table archive
  add column place integer,
  add column secrets text[],
  add column who_secrets text[],
  add column marks text[],
  add column who_marks text[],
  add column seal text;

create function mark_of(secret text, part jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(secret || part::text, 'UTF8')), 'hex')
$$;

create function work_in(entry jsonb) returns jsonb language sql immutable as $$
  select entry - 'employee_id' - 'employee_name'
$$;

create function who_in(entry jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_array(entry -> 'employee_id', entry -> 'employee_name')
$$;

create function seal_of(before text, month archive) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', before, month.project_id, month.id, month.place, month.year, month.month,
    month.version, extract(epoch from month.published_at), month.shifts, array_to_string(month.marks, ','),
    array_to_string(month.who_marks, ',')), 'UTF8')), 'hex')
$$;

create function sealed(month archive) returns archive language plpgsql as $$
declare last record;
begin
  -- Two months published at once follow one another.
  perform pg_advisory_xact_lock(hashtextextended('archive ' || month.project_id, 0));
  select place, seal into last from archive
    where project_id = month.project_id and place is not null order by place desc limit 1;
  month.place := coalesce(last.place, 0) + 1;
  with listed as materialized (
    select position, entry, gen_random_uuid()::text as secret, gen_random_uuid()::text as who_secret
    from jsonb_array_elements(month.entries) with ordinality as listed (entry, position)
  )
  select coalesce(array_agg(secret order by position), '{}'), coalesce(array_agg(who_secret order by position), '{}'),
      coalesce(array_agg(mark_of(secret, work_in(entry)) order by position), '{}'),
      coalesce(array_agg(mark_of(who_secret, who_in(entry)) order by position), '{}')
    into month.secrets, month.who_secrets, month.marks, month.who_marks from listed;
  month.seal := seal_of(coalesce(last.seal, ''), month);
  return month;
end $$;

create function seal_archive() returns trigger language plpgsql as $$
begin
  return sealed(new);
end $$;

do $$
declare month archive;
begin
  for month in select * from archive order by published_at, id loop
    month := sealed(month);
    update archive set (place, secrets, who_secrets, marks, who_marks, seal)
        = (month.place, month.secrets, month.who_secrets, month.marks, month.who_marks, month.seal)
      where project_id = month.project_id and id = month.id;
  end loop;
end $$;

alter table archive
  alter column place set not null,
  alter column secrets set not null,
  alter column who_secrets set not null,
  alter column marks set not null,
  alter column who_marks set not null,
  alter column seal set not null,
  add unique (project_id, place);

create trigger seal before insert on archive for each row execute function seal_archive();

-- Erasing alone forgets who somebody was.
create or replace function rename_in_archives(who text, names text[], pseudonym text, since timestamptz, until timestamptz) returns void
  language sql security definer set search_path = public as $$
  update archive set (entries, who_secrets) = (
    select jsonb_agg(case when theirs then entry || jsonb_build_object('employee_id', null, 'employee_name', pseudonym) else entry end order by nth),
      array_agg(case when theirs then null else who_secrets[nth] end order by nth)
    from jsonb_array_elements(entries) with ordinality as listed (entry, nth)
    cross join lateral (select coalesce(
      (entry ->> 'employee_id' = who and published_at <= until and (since is null or published_at > since))
      or (entry ->> 'employee_id' is null and entry ->> 'employee_name' = any(names)), false) as theirs) as asked)
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and mentions(entries::text, who, names)
$$;

-- Whether a published month, and the chain up to it, are what they were on the day of publishing.
create function is_intact(month archive) returns boolean language sql stable as $$
  select not exists (
    select from (
      select kept, lag(kept.seal, 1, '') over (order by kept.place) as before, row_number() over (order by kept.place) as nth
      from archive as kept where kept.project_id = month.project_id and kept.place <= month.place
    ) as chain
    where (kept).place <> nth or (kept).seal <> seal_of(before, kept)
  ) and not exists (
    select from unnest(month.secrets, month.who_secrets, month.marks, month.who_marks)
      with ordinality as sealed (secret, who_secret, mark, who_mark, position)
    full join jsonb_array_elements(month.entries) with ordinality as listed (entry, position) using (position)
    where entry is null or mark is null or secret is null or mark <> mark_of(secret, work_in(entry)) or case
      -- Whose secret is gone has a number for a name.
      when who_secret is null then entry ->> 'employee_id' is not null or entry ->> 'employee_name' is null
      else who_mark <> mark_of(who_secret, who_in(entry)) end
  )
$$;
