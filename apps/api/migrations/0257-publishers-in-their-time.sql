-- A deleted employee who was also a member published months and corrected hours. When their data is erased, what
-- somebody else did who had the same ID before or since stays.
create function rename_publisher(who text, pseudonym text, since timestamptz, until timestamptz) returns void
  language sql security definer set search_path = public as $$
  update archive set published_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and published_by = who
    and published_at <= until and (since is null or published_at > since);
  update time_entry_version set changed_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and changed_by = who
    and changed_at <= until and (since is null or changed_at > since)
$$;
revoke execute on function rename_publisher(text, text, timestamptz, timestamptz) from public;
grant execute on function rename_publisher(text, text, timestamptz, timestamptz) to pamaina_app;
