-- Invoices of single payments count on without a gap, for each provider on its own: what was only tried takes no number of what was paid.
create table invoice_series (
  provider text primary key,
  last integer not null
);
grant select, insert, update on invoice_series to pamaina_app;
alter table purchase add column invoice_number text;
-- An invoice that somebody may have downloaded keeps the number that it was drawn with.
update purchase set invoice_number = 'P-' || upper(right(id::text, 12)) where kind = 'one_off' and paid_at is not null;
create unique index purchase_invoice on purchase (provider, invoice_number) where invoice_number is not null;

-- Erasing goes by the ID where the history has one, so that a colleague of the same name stays who they are; it replaces whole values
-- alone, and an ID only where IDs stand, so that the ID "cook" leaves the role "cook" and every key alone.
create function without_person(
  value jsonb, who text, names text[], pseudonym text, field text default '', of_other boolean default false
) returns jsonb
  language plpgsql immutable as $$
begin
  if jsonb_typeof(value) = 'object' then
    if value ->> 'employee_id' is not null then of_other := value ->> 'employee_id' <> who; end if;
    return (select coalesce(jsonb_object_agg(key, without_person(item, who, names, pseudonym, key, of_other)), '{}')
      from jsonb_each(value) as part (key, item));
  elsif jsonb_typeof(value) = 'array' then
    return (select coalesce(jsonb_agg(without_person(item, who, names, pseudonym, field, of_other) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as part (item, place));
  elsif jsonb_typeof(value) = 'string' and (
    (value #>> '{}' = who and (field like '%employee\_id' or field in (
      'id', 'employeeId', 'employee_ids', 'employeeIds', 'employee', 'employees', 'person', 'people', 'from', 'to', 'other',
      'others', 'left_by', 'actor', 'decided_by', 'offered_by', 'accepted_by', 'claimed_by', 'target')))
    or (value #>> '{}' = any(names) and not (of_other and field in ('name', 'employee_name', 'former_name')))
  ) then
    return to_jsonb(pseudonym);
  end if;
  return value;
end $$;
grant execute on function without_person(jsonb, text, text[], text, text, boolean) to pamaina_app;

-- Whom a line of the history is about, by ID; null where it names nobody, or has a name alone.
create function person_of(action_type text, actor text, details jsonb) returns text language sql immutable as $$
  select coalesce(details ->> 'employee_id', case split_part(action_type, '.', 1)
    when 'employee' then details ->> 'id'
    when 'profile' then actor
  end)
$$;

create or replace function forget_details(who text, names text[], since timestamptz, until timestamptz, kinds text[]) returns void
  language sql security definer set search_path = public as $$
  update activity set details = (details - 'before' - 'after' - 'reason' - 'note' - 'decision_note')
    || case when action_type like 'request.%' then jsonb_build_object('title', '–') else '{}' end
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid
    and at <= until and (since is null or at > since)
    and split_part(action_type, '.', 1) not in ('shift', 'schedule')
    and (kinds is null or split_part(action_type, '.', 1) = any(kinds))
    and (actor = who or person_of(action_type, actor, details) = who
      or (person_of(action_type, actor, details) is null
        and split_part(action_type, '.', 1) not in ('template', 'holiday', 'kiosk', 'project', 'event', 'settings')
        and (details ->> 'name' = any(names) or details ->> 'employee_name' = any(names))))
$$;

create or replace function rename_in_history(who text, names text[], pseudonym text, since timestamptz, until timestamptz) returns void
  language sql security definer set search_path = public as $$
  update activity set actor = case when actor = who then pseudonym else actor end,
    details = without_person(details, who, names, pseudonym, '', coalesce(person_of(action_type, actor, details) <> who, false))
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid
    and at <= until and (since is null or at > since) and (actor = who or mentions(details::text, who, names))
$$;

drop function without_person(text, text, text[], text);
