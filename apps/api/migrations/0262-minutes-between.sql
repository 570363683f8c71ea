-- How long time off of some hours is, and which part of a shift lies in it. What a shift comes to is counted by the engine.
create function minutes_between(starts timestamptz, ends timestamptz) returns double precision language sql immutable as $$
  select extract(epoch from ends - starts)::double precision / 60
$$;
