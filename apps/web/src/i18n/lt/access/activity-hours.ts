/** The history of takings, of what they ask for, of overtime, clock and timesheets. */
export default {
  cost_terms: {
    set: 'Nustatytos darbdavio įmokos ({{shares}}), valandinis atlygis pagal pareigas ({{rates}}) ir biudžetai ({{budgets}})',
  },
  staffing: { productivity: 'Nustatyta, kiek svečių aptarnauja vienas darbuotojas: {{roles}}' },
  takings: {
    stored: 'Įvestos pajamos, {{start}} – {{end}}',
    expected: 'Ranka įvesta, kiek tikimasi: {{date}}, {{came_in}}',
    expectation_removed: 'Vėl galioja prognozė: {{date}}, {{came_in}}',
    confirmed: 'Patvirtintos pajamos, {{start}} – {{end}}',
  },
  overtime_leave: {
    requested: 'Prašoma viršvalandžius pridėti prie atostogų: {{person}}, {{month}}',
    recorded: 'Viršvalandžiai pridėti prie atostogų: {{person}}, {{month}}',
    approved: 'Patvirtinta: viršvalandžiai pridedami prie atostogų, {{person}}, {{month}}',
    rejected: 'Atmesta: viršvalandžiai prie atostogų nepridedami, {{person}}, {{month}}',
    cancelled: 'Atšaukta: viršvalandžiai prie atostogų nepridedami, {{person}}, {{month}}',
  },
  clock: {
    in: 'Darbo pradžia: {{person}}, {{at}}',
    out: 'Darbo pabaiga: {{person}}, {{at}}',
    break_start: 'Pertraukos pradžia: {{person}}, {{at}}',
    break_end: 'Pertraukos pabaiga: {{person}}, {{at}}',
  },
  timesheet: {
    created: 'Įrašytas darbo laikas: {{person}}, {{started_at}} – {{ended_at}} ({{reason}})',
    updated: 'Pataisytas darbo laikas: {{person}}, {{started_at}} – {{ended_at}} ({{reason}})',
    approved: 'Patvirtinta darbo laiko apskaita: {{start}} – {{end}}, įrašų: {{entries}}',
    locked: 'Užrakinta darbo laiko apskaita: {{month}}',
    unlocked: 'Vėl atverta darbo laiko apskaita: {{month}}',
    confirmed: 'Patvirtintas žiniaraštis: {{person}}, {{month}}',
    disputed: 'Nesutikta su žiniaraščiu: {{person}}, {{month}} ({{note}})',
    answered: 'Atsakyta dėl žiniaraščio: {{person}}, {{month}} ({{note}})',
    marked: 'Pakeistas dienos žymėjimas: {{person}}, {{date}}',
  },
};
