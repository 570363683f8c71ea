import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { currentDate, currentInstant } from '../../../platform/time/clock.ts';
import { people } from './cafe.ts';
import { word } from './placeholders.ts';

/** Days from today until each health certificate ends, again and again: one soon, the others next year. */
const DAYS_LEFT = [320, 190, 21, 260, 410];

/** Everybody's health certificate, one of which ends soon. No role needs it, so plans don't depend on it. */
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

/** Two announcements to all: one that half of the team has confirmed, one that is over. */
export async function seedAnnouncements(tx: Tx, zone: string, author: { id: string; name: string }): Promise<void> {
  const today = currentDate(zone);
  const [current, earlier] = [randomUUIDv7(), randomUUIDv7()];
  const common = { is_for_all: true, author_id: author.id, author: author.name, created_at: currentInstant() };
  await tx
    .insertInto('announcement')
    .values([
      {
        ...common,
        id: current,
        title: word('demo.menu'),
        text: word('demo.menuText'),
        until: today.add({ days: 10 }).toString(),
      },
      {
        ...common,
        id: earlier,
        title: word('demo.machine'),
        text: word('demo.machineText'),
        until: today.subtract({ days: 1 }).toString(),
      },
    ])
    .execute();
  const confirmed = people.flatMap(({ id, name }, index) => {
    const own = { employee_id: id, employee_name: name, confirmed_at: currentInstant(), confirmed_by: 'app' as const };
    const row = (announcement_id: string) => ({ id: randomUUIDv7(), announcement_id, ...own, confirmed_version: 1 });
    return index % 2 === 0 ? [row(earlier), row(current)] : [row(earlier)];
  });
  await tx.insertInto('announcement_receipt').values(confirmed).execute();
}
