-- Somebody imaginary of a scenario is like an employee, by ID: erasing finds that, too.
create or replace function without_person(value jsonb, who text, names text[], pseudonym text, field text default ''::text, of_other boolean default false) returns jsonb language plpgsql immutable as $$
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
      'others', 'like', 'left_by', 'actor', 'decided_by', 'offered_by', 'accepted_by', 'claimed_by', 'target')))
    or (value #>> '{}' = any(names) and not (of_other and field in ('name', 'employee_name', 'former_name')))
  ) then
    return to_jsonb(pseudonym);
  end if;
  return value;
end $$;
