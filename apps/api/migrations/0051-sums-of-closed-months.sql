-- What was worked in months that are over, summed once and not at every judgement (docs/decisions/026-sums-and-retention.md).

-- A month with shifts or entries. `counted_at`: its sums are those of `worked_sum`; null: something in it has changed since, or it goes on.
create table worked_month (
  project_id uuid not null references project on delete cascade,
  month date not null check (extract(day from month) = 1),
  counted_at timestamptz,
  primary key (project_id, month)
);
create index worked_month_due on worked_month (month) where counted_at is null;

-- By weeks, which begin on Monday, because overtime may be counted by them. `first`: the first date that counts. Minutes and shifts are those
-- of `counted_work` without drafts; the rest is counted from the published shifts that were worked.
create table worked_sum (
  project_id uuid not null references project on delete cascade,
  month date not null,
  week date not null,
  employee_id text not null,
  role text not null,
  first date,
  minutes integer not null,
  shifts integer not null,
  weekends integer not null,
  nights integer not null,
  night_minutes integer not null,
  closings integer not null,
  holidays integer not null,
  primary key (project_id, month, week, employee_id, role),
  foreign key (project_id, month) references worked_month (project_id, month) on delete cascade
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['worked_month', 'worked_sum'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)',
      tenant_table
    );
  end loop;
end $$;
grant select, insert, update, delete on worked_month, worked_sum to pamaina_app;

-- Whoever counts a month takes this lock alone, whoever changes something in it shares it: no change can be missed.
create function worked_month_key(project uuid, month date) returns bigint language sql immutable as $$
  select hashtextextended(project::text || to_char(month, 'YYYY-MM'), 51)
$$;

-- The sums of some months no longer hold. A project that is being erased has none.
create function worked_months_changed(project uuid, months date[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(worked_month_key(project, changed))
    from (select unnest(months) as changed order by 1) as listed;
  insert into worked_month (project_id, month)
  select project, changed from unnest(months) as changed
  where exists (select from project as own where own.id = project) and not exists (
    select from worked_month due where due.project_id = project and due.month = changed and due.counted_at is null
  )
  order by changed
  on conflict (project_id, month) do update set counted_at = null;
end $$;

-- The days beside a date can lie in other months: a night is clocked across midnight, and a weekend counts once.
create function months_around(first date, last date) returns setof date language sql immutable as $$
  select month::date from generate_series(date_trunc('month', first - 1), date_trunc('month', last + 1), interval '1 month') as month
$$;

do $$
declare
  -- What the sums depend on: the columns that count, and the dates between which they reach.
  watched constant text[][] := array[
    ['shift', 'employee_id, role, status, starts_at, ends_at, break_minutes, date', 'date', 'date', 'employee_id is not null'],
    ['time_entry', 'employee_id, state, started_at, ended_at, break_minutes, is_additional, date', 'date', 'date', 'true'],
    ['time_off', 'employee_id, status, decided_at, start_date, end_date', 'start_date', 'end_date', 'true'],
    ['holiday', 'date', 'date', 'date', 'true']
  ];
  source text[];
  operation text;
  changed text;
begin
  foreach source slice 1 in array watched loop
    foreach operation in array array['insert', 'update', 'delete'] loop
      changed := case operation
        when 'insert' then 'select project_id, %1$s from new_rows'
        when 'delete' then 'select project_id, %1$s from old_rows'
        else '(select project_id, %1$s from old_rows except all select project_id, %1$s from new_rows)
          union all (select project_id, %1$s from new_rows except all select project_id, %1$s from old_rows)'
      end;
      execute format($body$
        create function %1$I() returns trigger language plpgsql as $function$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from (%2$s) as changed, months_around(%3$s, %4$s) as month
            where %5$s group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $function$;
        create trigger %1$I after %6$s on %7$I referencing %8$s for each statement execute function %1$I();
      $body$, format('worked_%s_%s', source[1], operation), format(changed, source[2]), source[3], source[4], source[5],
        operation, source[1], case operation
          when 'insert' then 'new table as new_rows'
          when 'delete' then 'old table as old_rows'
          else 'old table as old_rows new table as new_rows'
        end);
    end loop;
  end loop;
end $$;

-- An entry that stands for no shift counts under the first role of its person.
create function worked_by_roles() returns trigger language plpgsql as $$
declare changed date[];
begin
  select array_agg(distinct date_trunc('month', date)::date) into changed
    from time_entry where project_id = new.project_id and employee_id = new.id;
  if changed is not null then perform worked_months_changed(new.project_id, changed); end if;
  return null;
end $$;
create trigger worked_by_roles after update of roles on employee for each row
  when (old.roles is distinct from new.roles) execute function worked_by_roles();

-- Nights and holidays are those of the project's own clock.
create function worked_by_zone() returns trigger language plpgsql as $$
declare changed date[];
begin
  select array_agg(month) into changed from worked_month where project_id = new.id;
  if changed is not null then perform worked_months_changed(new.id, changed); end if;
  return null;
end $$;
create trigger worked_by_zone after update of time_zone on project for each row
  when (old.time_zone is distinct from new.time_zone) execute function worked_by_zone();

-- The months of all projects that are over and not summed, oldest first.
create policy counting on worked_month for select to current_user using (true);
create function months_to_count(before date, most integer) returns table (project_id uuid, month date)
  language sql security definer set search_path = public as $$
  select worked_month.project_id, worked_month.month from worked_month
  where counted_at is null and worked_month.month < before order by worked_month.month limit most
$$;
revoke execute on function months_to_count from public;
grant execute on function months_to_count to pamaina_app;

-- So that all of them are counted anew.
create policy recounting on worked_month for update to current_user using (true);
create function forget_counted_months() returns void language sql security definer set search_path = public as $$
  update worked_month set counted_at = null where counted_at is not null
$$;
revoke execute on function forget_counted_months from public;
grant execute on function forget_counted_months to pamaina_app;

-- What there is already is summed by the server, month after month, while it runs.
create policy backfill on worked_month to current_user using (true);
create policy backfill on shift to current_user using (true);
create policy backfill on time_entry to current_user using (true);
insert into worked_month (project_id, month)
select project_id, date_trunc('month', date)::date from shift
union select project_id, date_trunc('month', date)::date from time_entry;
drop policy backfill on worked_month;
drop policy backfill on shift;
drop policy backfill on time_entry;
