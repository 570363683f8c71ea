import type { Filling } from './filling.ts';

/** Templates, needs, rules, days and what is written of people. */
export async function fillBusiness({ call, ona, jonas, rasa }: Filling): Promise<void> {
  const day = { name: 'Diena', start_time: '08:00', end_time: '16:30', break_minutes: 30, tasks: ['Šviesos'] };
  await call('POST', '/templates', { ...day, color: 'green' });
  await call('POST', '/templates', { name: 'Vakaras', start_time: '16:00', end_time: '23:00', color: 'blue' });
  await call('POST', '/templates', { name: 'Budėjimas', start_time: '18:00', end_time: '22:00', on_call: 'at_home' });
  for (let weekday = 1; weekday <= 5; weekday += 1)
    await call('POST', '/requirements', { template: 'Diena', role: 'cook', count: 1, weekday });
  await call('POST', '/requirements', { template: 'Vakaras', role: 'waiter', count: 1, date: '2031-05-30' });
  await call('POST', '/standard-weeks', {
    name: 'Vasara',
    spans: [{ start_date: '2032-06-01', end_date: '2032-08-31' }],
    requirements: [{ template: 'Diena', role: 'cook', weekday: 1, count: 2 }],
  });
  const { rules: _, law: __, version: ___, ...system } = (await call('GET', '/settings/system')).json;
  await call('PUT', '/settings/system', {
    ...system,
    forbidden_sequences: [{ template: 'Vakaras', next_template: 'Diena', third_template: 'Vakaras' }],
    template_limits: [{ template: 'Vakaras', max_per_week: 3, max_per_month: null, min_in_row: 1, max_in_row: 3 }],
    pairs: [{ employee_id: ona.id, other_employee_id: rasa.id, together: false }],
    seniors: [{ template: 'Vakaras', role: null, least: 1 }],
  });
  await call('POST', '/holidays', { date: '2031-05-05', name: 'Miesto šventė', closed: false });
  const terms = { valid_from: '2031-05-01', roles: ['cook', 'waiter'], contract_hours_per_week: 30 };
  await call('PUT', `/employees/${jonas.id}/employment/terms`, terms);
  const { json: kind } = await call('POST', '/certificate-kinds', { name: 'Sveikatos pažyma', templates: ['Diena'] });
  const valid = { valid_from: '2031-01-01', valid_until: '2032-01-01' };
  for (const { id } of [ona, jonas, rasa])
    await call('POST', '/certificates', { employee_id: id, kind_id: kind.id, ...valid });
  const type = { code: 'studijos', name: 'Studijų atostogos', paid: false, counted_in: 'working_days', per_year: 10 };
  await call('POST', '/leave-types', { ...type, counts_as: 'other', can_request: true });
  const correction = { type: 'vacation', year: 2031, amount: 2, reason: 'Likutis' };
  await call('POST', '/leave-types/corrections', { employee_id: ona.id, ...correction });
}

/** April: worked, clocked, corrected, turned into leave, approved, answered and closed. */
export async function fillApril({ call, ona, jonas }: Filling): Promise<void> {
  const dates = ['2031-04-07', '2031-04-08', '2031-04-09'];
  for (const date of dates)
    await call('POST', '/schedule/shifts', { date, template: 'Diena', role: 'cook', employee_id: ona.id });
  await call('POST', '/schedule/publish?year=2031&month=4', {});
  // The last is a Sunday on which nothing was planned.
  for (const date of [...dates, '2031-04-13']) {
    const times = { started_at: `${date}T08:00`, ended_at: `${date}T18:30`, break_minutes: 30 };
    const { json } = await call('POST', '/timesheets', { employee_id: ona.id, ...times, reason: 'Pamiršo' });
    await call('PUT', `/timesheets/${json.id}`, { ...times, ended_at: `${date}T20:30`, reason: 'Liko ilgiau' });
  }
  await call('POST', '/overtime-leave', { year: 2031, month: 4, employee_id: ona.id });
  await call('PUT', '/working-time-sheet/marks', { employee_id: jonas.id, date: '2031-04-10', kind: 'donor_day' });
  await call('PUT', '/working-time-sheet/signs', { signs: [{ kind: 'vacation', sign: 'A' }] });
  const { json: sheet } = await call('GET', '/working-time-sheet?year=2031&month=4', undefined, { token: ona.token });
  const answer = { year: 2031, month: 4, figures: sheet.lines[0].figures, is_right: true };
  await call('PUT', '/working-time-sheet/confirmation', answer, { token: ona.token });
  await call('POST', '/timesheets/approve', { start: '2031-04-01', end: '2031-04-30' });
  await call('POST', '/timesheets/lock?year=2031&month=4', {});
  const columns = [
    { source: 'name', heading: 'Vardas' },
    { source: 'worked', heading: 'Dirbta' },
  ];
  await call('POST', '/payroll-exports', { name: 'Buhalterei', layout: 'people', columns });
}

/** May: planned, published, changed by requests, an amendment, an absence and by hand, with notes and notices. */
export async function fillMay({ call, ona, jonas, rasa }: Filling): Promise<void> {
  const idOf = async (body: object) => (await call('POST', '/schedule/shifts', body)).json.id as string;
  const day = { template: 'Diena', role: 'cook' };
  const own = await idOf({ date: '2031-05-20', ...day, employee_id: ona.id });
  for (const date of ['2031-05-06', '2031-05-07', '2031-05-21', '2031-05-22'])
    await idOf({ date, ...day, employee_id: ona.id });
  const cut = (await call('POST', '/schedule/shifts', { date: '2031-05-23', ...day, employee_id: jonas.id })).json;
  const halves = { at: '12:00', first: { employee_id: jonas.id }, second: { employee_id: rasa.id } };
  await call('POST', `/schedule/${cut.id}/cut`, halves, { headers: { 'if-match': `"${cut.version}"` } });
  const offered = await idOf({ date: '2031-05-26', ...day, employee_id: jonas.id });
  const asked = await idOf({ date: '2031-05-27', ...day });
  const claimed = await idOf({ date: '2031-05-28', ...day });
  const removed = await idOf({ date: '2031-05-29', ...day, employee_id: ona.id });
  await call('POST', '/schedule/feed', undefined, { token: ona.token });
  await call('POST', '/schedule/publish?year=2031&month=5', {});
  await call('POST', '/schedule/receipts/confirm?year=2031&month=5&version=1', undefined, { token: ona.token });
  const { json: shifts } = await call('GET', '/schedule?start=2031-05-01&end=2031-05-31');
  const of = (id: string) => (shifts.shifts ?? shifts).find((shift: { id: string }) => shift.id === id);
  const version = (id: string) => ({ headers: { 'if-match': `"${of(id).version}"` } });
  await call('PUT', '/settings/system', { late_change_hours: 720, late_change_percent: 50 });
  await call('POST', `/schedule/${removed}/replace`, { employee_id: jonas.id, reason: 'x' }, version(removed));
  await call('POST', '/schedule/requests', { shift_id: offered, target_employee_id: rasa.id }, { token: jonas.token });
  await call('POST', '/schedule/claims', { shift_id: claimed, note: 'Galiu' }, { token: rasa.token });
  await call('POST', '/manager/rings', { shift_ids: [own, offered] });
  const manner = { way: 'in_order', minutes: 30, needs_approval: true };
  await call('POST', '/asks', { shift_id: asked, ...manner, employee_ids: [ona.id, rasa.id] });
  const repair = { employee_id: ona.id, start: '2031-05-21', end: '2031-05-21', type: 'sick_leave' };
  const { json: repaired } = await call('POST', '/schedule/repair', repair);
  await call('POST', `/schedule/repair/${repaired.id}/apply`);
  await call('POST', '/schedule/repair', { ...repair, start: '2031-05-22', end: '2031-05-22' });
}

/** A published change of May, and one that is still being worked on. */
export async function amendMay({ call }: Filling): Promise<void> {
  const week = '/schedule/amend?year=2031&month=5&from=2031-05-24&to=2031-05-31';
  const { amendment_id: id } = (await call('POST', week)).json;
  const evening = { template: 'Vakaras', role: 'waiter', employee_id: null };
  await call('POST', '/schedule/shifts', { date: '2031-05-30', ...evening });
  const { seen } = (await call('GET', `/schedule/amendments/${id}`)).json;
  await call('POST', `/schedule/amendments/${id}/publish`, { seen, reason: 'Koncertas' });
  await call('POST', week);
  await call('POST', '/schedule/shifts', { date: '2031-05-31', ...evening });
}
