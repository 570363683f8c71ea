-- What limits have counted, for all processes together (docs/decisions/059). Unlogged: it needs no log and no backup, and is empty after
-- a crash of the server. Times come from the processes, whose clock is the database's.
create unlogged table limit_window (
  -- Its kind, a colon, and what is counted.
  key text primary key,
  count integer not null,
  until timestamptz not null,
  -- It cannot be taken before.
  opens timestamptz not null default '-infinity'
);
create index limit_window_until on limit_window (until);
grant select, insert, update, delete on limit_window to pamaina_app;

-- The window of a key, which is locked until the end of the transaction; a new one when there is none or it has expired.
create function open_limit(asked text, window_ms double precision, at timestamptz) returns limit_window
  language plpgsql set search_path = public as $$
declare
  found_window limit_window;
begin
  select * into found_window from limit_window where key = asked and until > at for update;
  if found then
    return found_window;
  end if;
  insert into limit_window as kept (key, count, until) values (asked, 0, at + window_ms * interval '1 millisecond')
  -- Another process may have been first.
  on conflict (key) do update set
    count = case when kept.until > at then kept.count else 0 end,
    until = case when kept.until > at then kept.until else excluded.until end,
    opens = case when kept.until > at then kept.opens else excluded.opens end
  returning * into found_window;
  return found_window;
end
$$;

create function milliseconds_until(later timestamptz, at timestamptz) returns double precision
  language sql immutable as $$ select greatest(extract(epoch from later - at) * 1000, 0)::double precision $$;

-- Takes as many as are left, at most `wanted`, and the milliseconds until the window ends.
create function take_limit(asked text, most integer, window_ms double precision, wanted integer, at timestamptz,
  out granted integer, out left_over integer, out wait_ms double precision)
  language plpgsql set search_path = public as $$
declare
  open_window limit_window := open_limit(asked, window_ms, at);
begin
  left_over := greatest(most - open_window.count, 0);
  granted := least(wanted, left_over);
  wait_ms := milliseconds_until(open_window.until, at);
  if granted > 0 then
    update limit_window set count = count + granted where key = asked;
  end if;
end
$$;

-- Takes all keys once, or none when one was taken as often as its ceiling. A first key that was taken `stop` times ends it before the
-- others are looked at. @returns how often each was taken before, and the milliseconds until its window ends
create function take_limits(asked text[], ceilings integer[], window_ms double precision[], stop integer, at timestamptz,
  out taken boolean, out counts integer[], out waits_ms double precision[])
  language plpgsql set search_path = public as $$
declare
  open_window limit_window;
begin
  taken := true;
  for place in 1 .. cardinality(asked) loop
    open_window := open_limit(asked[place], window_ms[place], at);
    counts[place] := open_window.count;
    waits_ms[place] := milliseconds_until(open_window.until, at);
    taken := taken and open_window.count < ceilings[place];
    exit when place = 1 and open_window.count >= stop;
  end loop;
  if taken then
    update limit_window set count = count + 1 where key = any (asked);
  else
    delete from limit_window where key = any (asked[1 : cardinality(counts)]) and count = 0;
  end if;
end
$$;

-- Takes a key once, where each one after the free ones waits twice as long as the one before. @returns the milliseconds
-- until it can be taken; zero: it was
create function step_limit(asked text, free integer, first_ms double precision, longest_ms double precision,
  kept_ms double precision, at timestamptz) returns double precision
  language plpgsql set search_path = public as $$
declare
  open_window limit_window := open_limit(asked, kept_ms, at);
  over integer := open_window.count + 1 - free;
begin
  if open_window.opens > at then
    return milliseconds_until(open_window.opens, at);
  end if;
  update limit_window set
    count = count + 1,
    until = at + kept_ms * interval '1 millisecond',
    opens = case
      when over < 0 then opens else at + least(first_ms * 2 ^ least(over, 30), longest_ms) * interval '1 millisecond'
    end
  where key = asked;
  return 0;
end
$$;

-- Returns one of each key, in the order in which they were taken, so that two never wait for each other.
create function refund_limits(asked text[], at timestamptz) returns void
  language plpgsql set search_path = public as $$
declare
  one text;
begin
  foreach one in array asked loop
    update limit_window set count = greatest(count - 1, 0), opens = '-infinity' where key = one and until > at;
    delete from limit_window where key = one and count = 0;
  end loop;
end
$$;

-- Deletes expired windows, and of a kind of which there are more than `most` those taken least often, oldest first: trying many keys
-- deletes one's own, never those that were tried most. One process at a time, and never one that is being counted.
create function tidy_limits(most integer, at timestamptz) returns integer
  language plpgsql set search_path = public as $$
declare
  deleted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('pamaina limits')) then
    return 0;
  end if;
  with old as (select key from limit_window where until <= at for update skip locked)
  delete from limit_window using old where limit_window.key = old.key;
  get diagnostics deleted = row_count;
  if (select count(*) from limit_window) > most then
    with ranked as (
      select key, row_number() over (partition by split_part(key, ':', 1) order by count desc, until desc) as place
      from limit_window
    ), surplus as (
      select key from limit_window where key in (select key from ranked where place > most) for update skip locked
    )
    delete from limit_window using surplus where limit_window.key = surplus.key;
  end if;
  return deleted;
end
$$;
