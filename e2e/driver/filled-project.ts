import { callApi } from './api.ts';
import { monthFromNow } from './months.ts';

interface Texts {
  /** The name of the employees, a holiday, an event and a comment. */
  name: string;
  otherName: string;
  template: string;
  otherTemplate: string;
  role: string;
}

/**
 * Fills an empty project so that every page of the manager shows these texts; this month is published.
 * @returns the date that has shifts, an event and a comment
 */
export async function fillProject(token: string, prefix: string, texts: Texts): Promise<string> {
  const post = (path: string, body?: unknown) => callApi('POST', path, { token, body });
  const month = monthFromNow(0);
  const [first = '', second = ''] = month.dates.slice(-2);
  const { name, otherName, template, otherTemplate, role } = texts;
  const people = [`${prefix}-1`, `${prefix}-2`];
  for (const [index, id] of people.entries())
    await post('/employees', {
      id,
      name: index === 0 ? name : otherName,
      roles: [role],
      max_hours_per_week: 40,
      min_shifts_per_week: 0,
      department: name.slice(0, 60),
    });
  await post('/templates', { name: template, start_time: '07:00', end_time: '15:30', break_minutes: 0 });
  await post('/templates', { name: otherTemplate, start_time: '12:00', end_time: '15:30', break_minutes: 0 });
  await post('/requirements', { template, role, count: 2, weekday: 1 });
  await post('/requirements', { template: otherTemplate, role, count: 1, date: first });
  await post('/holidays', { date: second, name, closed: false });
  await post('/events', { date: first, title: name, description: name, color: 'blue' });
  await post('/comments', { date: first, comment: name });
  for (const date of [first, second])
    for (const employee_id of people)
      await post('/schedule/shifts', { date, template, role, employee_id, pinned: false });
  await post(`/schedule/publish?year=${Number(month.key.slice(0, 4))}&month=${Number(month.key.slice(5))}`);
  return first;
}
