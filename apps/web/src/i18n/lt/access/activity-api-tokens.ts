/** The history of what other programs and devices got. */
export default {
  kiosk: {
    created: 'Įjungta bendra planšetė: {{name}}',
    deleted: 'Išjungta bendra planšetė: {{name}}',
    pin_set: 'Naujas bendros planšetės PIN kodas: {{person}}',
    pin_unlocked: 'Atrakintas bendros planšetės PIN kodas: {{person}}',
  },
  api_token: { created: 'Sukurtas API raktas: {{name}}', revoked: 'Panaikintas API raktas: {{name}}' },
  webhook: {
    created: 'Pridėtas pranešimų adresas: {{url}}',
    updated: 'Pakeistas pranešimų adresas: {{url}}',
    deleted: 'Ištrintas pranešimų adresas: {{url}}',
  },
  payroll_export: {
    created: 'Pridėtas failo buhalterijai šablonas: {{name}}',
    updated: 'Pakeistas failo buhalterijai šablonas: {{name}}',
    deleted: 'Ištrintas failo buhalterijai šablonas: {{name}}',
  },
  delivery: { retried: 'Nepristatytas pranešimas siunčiamas dar kartą' },
  calendar_feed: { renewed: 'Nauja kalendoriaus nuoroda', ended: 'Kalendoriaus nuoroda nebegalioja' },
  project: {
    created: 'Sukurtas projektas: {{name}}',
    updated: 'Pakeistas projektas: {{name}}',
    filled: 'Projektas užpildytas pavyzdžio duomenimis',
    billing: 'Projekto apmokėjimas',
    clock_rules: '{{zone}}: laikrodžiai sukami kitaip. Būsimos pamainos, kurių laikas liko tas pats: {{shifts}}',
    public_holidays: 'Nuo {{date}} pasikeitė šalies švenčių dienos: naujų {{added}}, panaikintų {{removed}}',
  },
};
