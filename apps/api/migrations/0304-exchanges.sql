-- An offer can ask for a shift of the colleague in return: both change hands or neither.
alter table swap_offer
  add column return_shift_id uuid,
  add column return_date date,
  add column return_start_time time,
  add column return_end_time time,
  add column return_starts_at timestamptz,
  add column return_ends_at timestamptz,
  add column return_template text,
  add column return_role text,
  add foreign key (project_id, return_shift_id) references shift(project_id, id) on delete set null (return_shift_id),
  add constraint swap_offer_return check (
    num_nonnulls(return_date, return_start_time, return_end_time, return_starts_at, return_ends_at, return_role) in (0, 6)
    and (return_date is not null or (return_shift_id is null and return_template is null))
    and (return_date is null or target_name is not null)
  );
create index swap_offer_return on swap_offer (project_id, return_shift_id) where return_shift_id is not null;
comment on column swap_offer.return_shift_id is
  'The shift of the colleague that comes back; null: none was asked for, or it is gone.';
comment on column swap_offer.return_date is 'Null: nothing is asked for in return. As it was when it was offered, like those below.';
comment on column swap_offer.return_starts_at is 'Follows the shift where the rules of its time zone change.';
