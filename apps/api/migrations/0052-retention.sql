-- What nobody needs any more goes, of all projects, some rows at a time (docs/decisions/026-sums-and-retention.md). Each function tells how many.
create policy retention on activity to current_user using (true);
create policy retention on clock_event to current_user using (true);
create policy retention on generation to current_user using (true);
create policy retention on schedule_month to current_user using (true);

-- The history keeps what happened, when and to whom; how it was before and after, and reasons in words, go.
create index activity_details on activity (at) where details ?| array['before', 'after', 'reason', 'note'];
create function forget_history_details(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  update activity set details = details - array['before', 'after', 'reason', 'note'] || jsonb_strip_nulls(jsonb_build_object(
    'employee_id', coalesce(details -> 'employee_id', details -> 'after' -> 'employee_id', details -> 'before' -> 'employee_id')
  ))
  where (project_id, id) in (
    select project_id, id from activity
    where at < before and details ?| array['before', 'after', 'reason', 'note'] order by at limit most
  );
  get diagnostics done = row_count;
  return done;
end $$;

-- Taps: the entry that they became stays, and what it was before each correction.
create index clock_event_received on clock_event (received_at);
create function forget_taps(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  delete from clock_event where (project_id, id) in (
    select project_id, id from clock_event where received_at < before order by received_at limit most
  );
  get diagnostics done = row_count;
  return done;
end $$;

-- Planning jobs that are over, and the curves of months that are.
create function forget_curves(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare jobs integer; months integer;
begin
  delete from generation where (project_id, id) in (
    select project_id, id from generation where state in ('done', 'stopped', 'failed') and finished_at < before limit most
  );
  get diagnostics jobs = row_count;
  update schedule_month set planning = null where (project_id, year, month) in (
    select project_id, year, month from schedule_month
    where planning is not null and make_date(year, month, 1) + interval '1 month' < before limit most
  );
  get diagnostics months = row_count;
  return jobs + months;
end $$;

do $$
declare name text;
begin
  foreach name in array array['forget_history_details', 'forget_taps', 'forget_curves'] loop
    execute format('revoke execute on function %I from public', name);
    execute format('grant execute on function %I to pamaina_app', name);
  end loop;
end $$;
