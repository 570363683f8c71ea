-- A published month is amended by a draft on top of it. While it is open, the published shifts of its days stay as they are, for everyone;
-- the manager's plan has drafts in their place. Published, it becomes the next version and stays with its list of changes.
create table amendment (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  -- Days of one month.
  starts_on date not null,
  ends_on date not null,
  -- The published version that it began from.
  base_version integer not null,
  started_by text not null,
  started_at timestamptz not null,
  -- Set together when it is published.
  version integer,
  published_at timestamptz,
  changes jsonb,
  primary key (project_id, id),
  check (ends_on >= starts_on and date_trunc('month', starts_on) = date_trunc('month', ends_on)),
  check ((version is null) = (published_at is null) and (version is null) = (changes is null)),
  -- Two managers cannot amend the same day.
  constraint amendment_days exclude using gist (project_id with =, daterange(starts_on, ends_on, '[]') with &&)
    where (version is null)
);
create index amendment_month on amendment (project_id, starts_on);
alter table amendment enable row level security;
alter table amendment force row level security;
create policy tenant on amendment using (project_id = current_project());
grant select, insert, update, delete on amendment to pamaina_app;

-- `amendment`: of a draft, the open amendment that it belongs to; of a published shift, the one that amends its day. `amends`: the
-- published shift in whose place a draft stands.
alter table shift
  add column amendment uuid,
  add column amends uuid,
  add foreign key (project_id, amendment) references amendment (project_id, id),
  add foreign key (project_id, amends) references shift (project_id, id) on delete cascade,
  add check (amends is null or (amendment is not null and status = 'draft'));
create unique index shift_amends on shift (project_id, amends) where amends is not null;
create index shift_amendment on shift (project_id, amendment) where amendment is not null;

-- There are two plans, the one in force (1) and the manager's (2); a shift outside of amendments is in both. In neither does anyone work
-- two shifts at once.
alter table shift drop constraint shift_no_overlap;
alter table shift add constraint shift_no_overlap exclude using gist (
  project_id with =, employee_id with =,
  (case when amendment is null then '[1,2]'::int4range when status = 'published' then '[1,1]'::int4range else '[2,2]'::int4range end) with &&,
  tstzrange(starts_at, ends_at) with &&
) where (employee_id is not null) deferrable initially immediate;

-- A draft on a day that is being amended belongs to the amendment.
create function draft_of_amendment() returns trigger language plpgsql as $$
begin
  new.amendment := (
    select id from amendment
    where project_id = new.project_id and version is null and new.date between starts_on and ends_on
  );
  return new;
end $$;
create trigger shift_drafted before insert or update of date on shift for each row
  when (new.status = 'draft' and new.amends is null) execute function draft_of_amendment();

-- While it is amended, a published shift may still be swapped, claimed, replaced or opened. A draft with the same employee follows; it
-- opens where the new employee has another shift in the draft.
create function draft_follows() returns trigger language plpgsql as $$
begin
  update shift as draft set version = draft.version + 1, employee_id = case when not exists (
      select from shift as other
      where other.project_id = draft.project_id and other.employee_id = new.employee_id and other.id <> draft.id
        and (other.amendment is null or other.status = 'draft')
        and tstzrange(other.starts_at, other.ends_at) && tstzrange(draft.starts_at, draft.ends_at)
    ) then new.employee_id end
  where draft.project_id = new.project_id and draft.amends = new.id
    and draft.employee_id is not distinct from old.employee_id;
  return null;
end $$;
create trigger shift_followed after update of employee_id on shift for each row
  when (new.status = 'published' and new.amendment is not null and new.employee_id is distinct from old.employee_id)
  execute function draft_follows();

-- Hours are those of the plan in force.
create or replace view counted_shift with (security_invoker = true) as
select project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call, employee_id, former_name,
  status, minutes, night_minutes, holiday_minutes, is_night, is_holiday, weekend, amendment
from shift left join shift_minutes using (project_id, date, starts_at, ends_at, break_minutes);
create or replace view work_shift with (security_invoker = true) as
select * from counted_shift where on_call is distinct from 'at_home' and (amendment is null or status = 'published');

-- The days that a version published; null: the whole month.
alter table archive
  add column starts_on date,
  add column ends_on date;
