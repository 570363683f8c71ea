-- Background loops sleep until something is due or they are told of it, rather than ask every second (docs/decisions/068).
create function tell_due() returns trigger language plpgsql as $$
begin
  perform pg_notify('due', tg_argv[0]);
  return null;
end $$;
create trigger tell_openings after insert or update on shift_opening for each statement execute function tell_due('openings');
create trigger tell_asks after insert or update of next_at on ask for each statement execute function tell_due('asks');
create trigger tell_sandbox after insert on sandbox_event for each statement execute function tell_due('sandbox');

-- When the next of those is due that nobody has claimed. Those of a dead process are found at the latest look.
create function next_delivery(wanted text, at timestamptz) returns timestamptz
  language sql stable security definer set search_path = public as $$
  select due_at from delivery
  where channel = wanted and state = 'waiting' and (lease_until is null or lease_until < at) order by due_at limit 1
$$;
create function next_webhook(at timestamptz) returns timestamptz
  language sql stable security definer set search_path = public as $$
  select due_at from webhook_delivery
  where state = 'waiting' and (lease_until is null or lease_until < at) order by due_at limit 1
$$;
create function next_ask(at timestamptz) returns timestamptz
  language sql stable security definer set search_path = public as $$
  select next_at from ask
  where status in ('running', 'waiting') and (lease_until is null or lease_until <= at) order by next_at limit 1
$$;
revoke execute on function next_delivery, next_webhook, next_ask from public;
grant execute on function next_delivery, next_webhook, next_ask to pamaina_app;
