import type pg from 'pg';

/** People of each project, all with a login, and the days for which shifts are published from tomorrow on. */
const [PEOPLE, DAYS] = [3, 7];

/**
 * Businesses in which nobody does anything: people with logins, published weeks whose next shifts start within the
 * day, certificates that expire, terms with an end. No reminder is due in the hours to come.
 * @param client a superuser's
 */
export async function makeIdleProjects(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `create temporary table made as select n, gen_random_uuid() as id from generate_series(1, ${count}) as n`,
  );
  await client.query("insert into project (id, name) select id, 'Idle ' || n from made");
  await client.query(`
    create temporary table person as
    select made.id as project_id, n, 'idle-' || n || '-' || p as id, 'Person ' || p as name, p from made, generate_series(1, ${PEOPLE}) as p`);
  await client.query('insert into identity (key) select id from person');
  await client.query(`
    insert into employee (project_id, id, identity_key, name, roles, max_hours_per_week, min_shifts_per_week, is_fixed_term, last_day)
    select project_id, id, id, name, '{cook}', 40, 0, p = 1, case when p = 1 then current_date + 60 end from person`);
  await client.query(`
    insert into account (id, identity_key, username, password_hash, role, registration_method, project_id, employee_id)
    select gen_random_uuid(), id, id, 'x', 'employee', 'created_by_manager', project_id, id from person`);
  await client.query(`
    insert into certificate_kind (project_id, id, name) select id, id, 'Health book' from made`);
  await client.query(`
    insert into certificate (project_id, id, employee_id, kind_id, valid_until)
    select project_id, gen_random_uuid(), id, project_id, current_date + 20 + p from person where p <= 2`);
  await publish(client, count);
  await storeReminders(client);
  await client.query('vacuum analyze');
}

/** A transaction holds a lock for each project and month. */
const PROJECTS_EACH = 500;

/** A shift a day for everybody; the next one begins in some twelve hours. */
async function publish(client: pg.Client, count: number): Promise<void> {
  for (let first = 1; first <= count; first += PROJECTS_EACH) {
    await client.query('begin');
    await client.query(
      `insert into shift (project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, role, employee_id, status)
      select project_id, gen_random_uuid(), begins::date, begins::time, (begins + interval '6 hours')::time,
        instant_of(begins, 'Europe/Vilnius'), instant_of(begins + interval '6 hours', 'Europe/Vilnius'), 0, 'cook', id, 'published'
      from person, generate_series(0, ${DAYS - 1}) as day
      cross join lateral (
        select date_trunc('hour', local_time(now(), 'Europe/Vilnius')) + interval '12 hours' + day * interval '1 day' as begins
      ) as shift
      where n between $1 and $2`,
      [first, first + PROJECTS_EACH - 1],
    );
    await client.query('update shift_minutes set minutes = 360, is_due = false where is_due');
    await client.query('commit');
  }
}

/** The day's reminders are stored, as they would be at this hour. */
async function storeReminders(client: pg.Client): Promise<void> {
  await client.query(`
    insert into notification (project_id, id, account_id, kind, subject, facts, shown, created_at)
    select account.project_id, gen_random_uuid(), account.id, 'shift_soon', 'day:' || shift.id || ':' || shift.date, '{}', true, now()
    from shift join account on account.project_id = shift.project_id and account.employee_id = shift.employee_id
    where shift.starts_at < now() + interval '24 hours'`);
}
