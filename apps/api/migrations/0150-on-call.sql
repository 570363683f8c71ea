-- On-call time (DK 118): at work it is working time in longer shifts, at home it isn't working time.
alter table template add column on_call text not null default 'none' check (on_call in ('none', 'at_work', 'at_home'));
-- As the template was when the shift was made; null: an ordinary shift, as in drafts and archives kept from before.
alter table shift add column on_call text check (on_call in ('at_work', 'at_home'));
