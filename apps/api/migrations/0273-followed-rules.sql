-- By which version of the rules of time zones the instants of a project were computed; null: by an unknown one. Where it
-- is another than that of `zone_rules`, coming shifts and absences get their instants anew from their local times.
alter table project add column zone_rules text;
create function current_zone_rules() returns text language sql stable as $$ select version from zone_rules $$;
alter table project alter column zone_rules set default current_zone_rules();

-- The rules before the present ones: absences are stored as instants alone, and their local times are those of then.
create table zone_offset_before (
  version text not null,
  zone text not null,
  since timestamptz not null,
  seconds integer not null,
  primary key (zone, since)
);
grant select on zone_offset_before to pamaina_app;
