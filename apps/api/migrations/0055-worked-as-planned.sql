-- Work that nobody clocked may be taken as it was planned when a month is locked; such an entry says where it comes from.
alter table time_entry drop constraint time_entry_source_check;
alter table time_entry add constraint time_entry_source_check check (source in ('app', 'kiosk', 'manager', 'schedule'));
