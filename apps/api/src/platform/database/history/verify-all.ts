import pg from 'pg';
import { KEPT_ALIVE } from '../session-settings.ts';
import { verifyProject, type Fault } from './verify-history.ts';

/** Verifies the whole history of every project, at one moment. @param url of the owner of the tables, or a superuser */
export async function verifyAll(url: string): Promise<{ projects: number; faults: Fault[] }> {
  const client = new pg.Client({ connectionString: url, ...KEPT_ALIVE });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select id from project order by id');
    const faults: Fault[] = [];
    for (const { id } of rows) faults.push(...(await verifyProject(client, id)));
    return { projects: rows.length, faults };
  } finally {
    await client.end();
  }
}
