-- The last day of an employment that is over, in the project's own days; null: it is not. By the owner, because it is asked before
-- it is known whose call it is, and while they sign in. The policy `terms_watch` (0160) lets the owner read the days.
create function employment_over(project uuid, employee text) returns date
  language sql stable security definer set search_path = public as $$
  select last_day from employee as person join project as business on business.id = person.project_id
  where person.project_id = employment_over.project and person.id = employment_over.employee
    and last_day < (now() at time zone time_zone)::date
$$;
revoke execute on function employment_over from public;
grant execute on function employment_over to pamaina_app;
