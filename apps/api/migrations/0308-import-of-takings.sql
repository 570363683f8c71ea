-- The columns of files of takings are remembered like those of the others; the version before writes its two kinds as it
-- did, so nothing is taken away.
alter table import_mapping drop constraint import_mapping_kind_check;
alter table import_mapping add constraint import_mapping_kind_check
  check (kind in ('employees', 'history', 'takings'));
