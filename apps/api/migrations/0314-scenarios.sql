-- Scenarios: a month planned with and without changes that nobody has made (docs/decisions/096-scenarios.md).
create table scenario (
  project_id uuid default current_project(),
  id uuid,
  name text not null,
  note text,
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  changes jsonb not null,
  seconds double precision not null,
  job_id uuid,
  print text,
  planned_from date,
  base jsonb,
  changed jsonb,
  outcome text check (outcome in ('done', 'stopped', 'failed')),
  planned_at timestamptz,
  applied_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);
comment on table scenario is
  'What if: a month with changes that are written nowhere else, and its two plans, with and without them.';
comment on column scenario.seconds is 'Of planning each of the two.';
comment on column scenario.job_id is 'The job that plans it or has planned it; finished ones are gone after an hour.';
comment on column scenario.print is 'A fingerprint of the month that was planned: a changed month makes the plans stale.';
comment on column scenario.planned_from is 'The first day that was planned: those before had begun.';
comment on column scenario.base is 'The plan without the changes.';
comment on column scenario.changed is 'The plan with them.';
comment on column scenario.outcome is 'How planning ended; null while it waits or runs.';
alter table scenario enable row level security, force row level security;
create policy tenant on scenario using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy retention on scenario to current_user using (true);
grant select, insert, update, delete on scenario to pamaina_app;
alter table scenario add foreign key (project_id) references project(id) on delete cascade;
create index scenario_created on scenario (created_at);

create function forget_scenarios(before timestamptz, most integer) returns integer language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  delete from scenario where (project_id, id) in (
    select project_id, id from scenario where created_at < before limit most
  );
  get diagnostics done = row_count;
  return done;
end $$;
revoke execute on function forget_scenarios(timestamptz,integer) from public;
grant execute on function forget_scenarios(timestamptz,integer) to pamaina_app;

alter table generation add column purpose text not null default 'plan' check (purpose in ('plan', 'scenario'));
comment on column generation.purpose is
  'What it is planned for: a month or a program’s problem, or a scenario, which waits for all of those.';

-- As before, with scenarios behind everything else.
create or replace function waiting_generations() returns table(project_id uuid, id uuid, seconds double precision, is_demo boolean, place bigint, is_left boolean) language sql security definer set search_path = public as $$
  with planned as (
    select
      coalesce(started.requested_by, started.project_id) as account,
      count(*) filter (where started.state = 'running') as now,
      count(*) as lately
    from generation as started
    where started.started_at > now() - interval '1 hour'
    group by 1
  ), waiting as (
    select generation.project_id, generation.id, generation.created_at, generation.seconds, generation.is_demo,
      coalesce(requested_by, generation.project_id) as account,
      purpose = 'scenario' as is_scenario,
      state = 'running' as is_left,
      row_number() over (
        partition by coalesce(requested_by, generation.project_id), state, purpose order by created_at, generation.id
      ) - 1 as turn
    from generation
    where state = 'queued' or (state = 'running' and is_planning_over(lease_until, process))
  )
  select waiting.project_id, waiting.id, waiting.seconds, waiting.is_demo,
    row_number() over (
      partition by waiting.is_demo
      order by is_left desc, is_scenario, coalesce(planned.now, 0) + turn, coalesce(planned.lately, 0) + turn, created_at,
        waiting.id
    ) - 1,
    is_left
  from waiting left join planned on planned.account = waiting.account
  order by 5
$$;
