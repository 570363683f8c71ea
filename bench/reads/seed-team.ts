import { sql } from 'kysely';
import pino from 'pino';
import { countMinutes, countMonths } from '../../apps/api/src/features/plan/planning-input/index.ts';
import { externalLogin, urlFor } from '../../apps/api/src/platform/database/bootstrap.ts';
import { connectDatabase, type Tx } from '../../apps/api/src/platform/database/database.ts';

export interface Team {
  projectId: string;
  people: number;
  /** A month that is over: `2026-10`. */
  month: string;
}

/** Fills projects with employees, a published month and clock entries, without the time that calls would take. */
export async function seedTeams(databaseUrl: string, teams: readonly Team[]): Promise<void> {
  const appUrl = urlFor(databaseUrl, await externalLogin(databaseUrl, false));
  const database = connectDatabase(appUrl, pino({ level: 'silent' }));
  try {
    for (const team of teams) await database.inProject(team.projectId, (tx) => seed(tx, team));
    await countMonths(database, Date.now());
  } finally {
    await database.close();
  }
}

/** Each works eight hours on about sixteen days of the month, and clocks in for most of them. */
async function seed(tx: Tx, { projectId, people, month }: Team): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  const id = sql`substr(${projectId}, 30) || '-' || number`;
  await sql`insert into identity (key) select ${id} from generate_series(1, ${people}::integer) as number`.execute(tx);
  await sql`insert into employee (project_id, id, identity_key, name, roles, max_hours_per_week, min_shifts_per_week,
      hourly_rate_cents, contract_hours_per_week)
    select ${projectId}, ${id}, ${id}, 'Žygimantas Kazlauskas ' || number, array['cook'], 48, 0, 900, 40
    from generate_series(1, ${people}::integer) as number`.execute(tx);
  await sql`insert into template (project_id, name, start_time, end_time, break_minutes, color)
    values (${projectId}, 'DAY', '08:00', '16:30', 30, 'green'), (${projectId}, 'LATE', '14:00', '22:30', 30, 'blue')`.execute(
    tx,
  );
  await sql`insert into requirement (project_id, id, template, role, count, weekday)
    select ${projectId}, gen_random_uuid(), name, 'cook', ${Math.round(people / 6)}, weekday
    from generate_series(1, 7) as weekday, (values ('DAY'), ('LATE')) as template (name)`.execute(tx);
  await sql`insert into shift (project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, employee_id, status)
    select ${projectId}, gen_random_uuid(), day::date, template.start_time, template.end_time,
      instant_of(day::date + template.start_time, 'Europe/Vilnius'), instant_of(day::date + template.end_time, 'Europe/Vilnius'),
      30, template.name, 'cook', ${id}, 'published'
    from generate_series(1, ${people}::integer) as number
    cross join generate_series(${`${month}-01`}::timestamp, ${`${month}-01`}::timestamp + interval '1 month' - interval '1 day', interval '1 day') as day
    join template on project_id = ${projectId} and name = case number % 2 when 0 then 'DAY' else 'LATE' end
    where (extract(day from day)::integer + number) % 7 < 4 and (extract(day from day)::integer + number) % 14 <> 0`.execute(
    tx,
  );
  await countMinutes(tx);
  await sql`insert into time_entry (project_id, id, employee_id, date, state, started_at, ended_at, break_minutes, source, approved_at, approved_by)
    select project_id, gen_random_uuid(), employee_id, date, 'closed', starts_at + place % 7 * interval '1 minute',
      ends_at + place % 5 * interval '1 minute', 30, 'app', ends_at, 'bench'
    from (select *, row_number() over (order by starts_at, id) as place from shift where project_id = ${projectId}) as shift
    where place % 29 <> 0`.execute(tx);
}
