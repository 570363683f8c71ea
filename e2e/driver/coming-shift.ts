import { callApi, newManagerToken, tokenOfNewLogin } from './api.ts';

/**
 * The token of a new employee, in a separate business, who works the day after tomorrow: in the last days of a month no
 * employee of the demo has an upcoming shift.
 * @param id of the employee, also their username
 */
export async function withComingShift(id: string): Promise<string> {
  const token = await newManagerToken(`${id}-manager`, `Business of ${id}`);
  const date = Temporal.Now.plainDateISO('Europe/Vilnius').add({ days: 2 });
  const person = { id, name: id, roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  await callApi('POST', '/employees', { token, body: person });
  const employee = await tokenOfNewLogin(token, id);
  const shift = { date: date.toString(), start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: id };
  await callApi('POST', '/schedule/shifts', { token, body: shift });
  await callApi('POST', `/schedule/publish?year=${date.year}&month=${date.month}`, { token });
  return employee;
}
