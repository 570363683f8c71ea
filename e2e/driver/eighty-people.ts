import { callApi, newManagerToken } from './api.ts';

const PEOPLE = 80;
const ROLES = ['server', 'cook', 'cashier', 'bar'];
const TEMPLATES = [
  { name: 'Morning', start_time: '07:00', end_time: '15:30' },
  { name: 'Evening', start_time: '14:00', end_time: '22:30' },
];

/**
 * A new project with eighty employees, four roles and two shifts a day: too large for a proof within a minute. Returns
 * its manager's token.
 */
export async function eightyPeople(manager: string): Promise<string> {
  const token = await newManagerToken(manager, `Eighty people of ${manager}`);
  const post = (path: string, body: unknown) => callApi('POST', path, { token, body });
  for (const template of TEMPLATES) await post('/templates', template);
  for (let index = 0; index < PEOPLE; index += 1) {
    const role = ROLES[index % ROLES.length];
    const name = `Person ${String(index + 1).padStart(2, '0')}`;
    await post('/employees', {
      id: `${manager}-${index}`,
      name,
      roles: [role],
      max_hours_per_week: 40,
      min_shifts_per_week: 0,
    });
  }
  for (const role of ROLES)
    for (const { name } of TEMPLATES)
      for (let weekday = 1; weekday <= 7; weekday += 1)
        await post('/requirements', { template: name, role, count: 6, weekday });
  return token;
}
