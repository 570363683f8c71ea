-- What the plan of a month was kept to: its budgets when it was last generated, in gross pay.
create table month_budget (
  project_id uuid default current_project(),
  month date check (month = date_trunc('month', month)::date),
  starts date,
  ends date check (ends >= starts),
  cents bigint not null check (cents >= 0),
  keep text not null check (keep in ('cap', 'goal')),
  primary key (project_id, month, starts, ends)
);
comment on table month_budget is 'The budgets by which a month was last generated.';
comment on column month_budget.cents is 'Gross pay, without the employer’s share.';
comment on column month_budget.keep is '`cap`: no plan costs more; `goal`: costing more has a penalty.';
alter table month_budget enable row level security, force row level security;
create policy tenant on month_budget using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create trigger writes_counted after insert or update or delete on month_budget for each row execute function count_write();
grant select, insert, update, delete on month_budget to pamaina_app;
alter table month_budget add foreign key (project_id) references project(id) on delete cascade;
