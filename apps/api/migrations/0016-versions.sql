-- Two managers may edit one number or one holiday at once: each says which state it began from (If-Match).
alter table requirement add column version integer not null default 1;
alter table holiday add column version integer not null default 1;
