import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { currentDate, currentInstant } from '../../../platform/time/clock.ts';
import { people } from './cafe.ts';
import { word } from './placeholders.ts';

/** Days from today until each health certificate ends, again and again: every fifth soon. */
const DAYS_LEFT = [320, 190, 21, 260, 410];

/** Everybody's health certificate, some of which end soon. No role needs it, so plans don't depend on it. */
export async function seedCertificates(tx: Tx, zone: string): Promise<void> {
  const today = currentDate(zone);
  const kind_id = randomUUIDv7();
  await tx
    .insertInto('certificate_kind')
    .values({ id: kind_id, name: word('demo.healthBook') })
    .execute();
  await tx
    .insertInto('certificate')
    .values(
      people.map(({ id }, index) => {
        const ends = today.add({ days: DAYS_LEFT[index % DAYS_LEFT.length] ?? 0 });
        const [valid_from, valid_until] = [ends.subtract({ years: 1 }).toString(), ends.toString()];
        return { id: randomUUIDv7(), employee_id: id, kind_id, valid_from, valid_until };
      }),
    )
    .execute();
}

const EARLIER_MS = 8 * 24 * 60 * 60 * 1000;

/** Two announcements to all: one that half of the team has confirmed, one that is over. */
export async function seedAnnouncements(tx: Tx, zone: string, author: { id: string; name: string }): Promise<void> {
  const today = currentDate(zone);
  const [current, earlier] = [randomUUIDv7(), randomUUIDv7()];
  const common = { is_for_all: true, author_id: author.id, author: author.name };
  const now = currentInstant();
  // Made and confirmed while it was open.
  const then = new Date(Date.parse(now) - EARLIER_MS).toISOString();
  await tx
    .insertInto('announcement')
    .values([
      {
        ...common,
        id: current,
        created_at: now,
        title: word('demo.menu'),
        text: word('demo.menuText'),
        until: today.add({ days: 10 }).toString(),
      },
      {
        ...common,
        id: earlier,
        created_at: then,
        title: word('demo.machine'),
        text: word('demo.machineText'),
        until: today.subtract({ days: 1 }).toString(),
      },
    ])
    .execute();
  const confirmed = people.flatMap(({ id, name }, index) => {
    const own = { employee_id: id, employee_name: name, confirmed_by: 'app' as const, confirmed_version: 1 };
    const before = { id: randomUUIDv7(), announcement_id: earlier, ...own, confirmed_at: then };
    return index % 2 === 0
      ? [before, { id: randomUUIDv7(), announcement_id: current, ...own, confirmed_at: now }]
      : [before];
  });
  await tx.insertInto('announcement_receipt').values(confirmed).execute();
}
