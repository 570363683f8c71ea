-- A sequence that isn't wanted can have a third template, and a template a least and a most number of days in a row.
-- The version before reads and writes two of the three templates and leaves the new columns empty.
alter table forbidden_sequence
  add third_template text,
  drop constraint forbidden_sequence_pkey,
  add constraint forbidden_sequence_key unique nulls not distinct (project_id, template, next_template, third_template),
  alter project_id set not null,
  alter template set not null,
  alter next_template set not null,
  add foreign key (project_id, third_template) references template(project_id, name) on update cascade on delete cascade;
comment on table forbidden_sequence is 'Two or three templates that must not follow each other on consecutive days.';
alter table template_limit
  add min_in_row smallint check (min_in_row >= 1),
  add max_in_row smallint check (max_in_row >= 1),
  add check (min_in_row <= max_in_row);
comment on table template_limit is 'How many shifts of a template an employee has at most in a week or a month, and in a row.';
comment on column template_limit.min_in_row is 'The least days in a row with this template.';
comment on column template_limit.max_in_row is 'The most days in a row with this template.';
