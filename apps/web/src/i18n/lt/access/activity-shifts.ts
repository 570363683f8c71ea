/** What happened to single shifts, what is written at them, and what happened to many at once. */
export default {
  shift: {
    created: 'Pridėta pamaina: {{date}}, {{hours}}, {{role}}, {{person}}',
    updated: 'Pakeista pamaina: {{date}}, {{hours}}, {{role}}, {{person}}',
    deleted: 'Ištrinta pamaina: {{date}}, {{hours}}, {{role}}, {{person}}',
    cut: 'Pamaina padalyta {{at}}: {{date}}, {{hours}}, {{role}}, {{person}}',
    joined: 'Sujungtos pamainos pusės: {{date}}, {{hours}}, {{role}}, {{person}}',
    replaced: 'Pamainą perima kitas žmogus: {{date}}, {{hours}}, {{role}}, {{person}}',
  },
  ring: {
    offered: 'Pasiūlytas mainų ratas: {{employees}}',
    agreed: 'Sutikta dėl mainų rato: {{employees}}',
    done: 'Įvyko mainų ratas: {{employees}}',
    declined: 'Atsisakyta mainų rato: {{employees}}',
    withdrawn: 'Atšauktas mainų ratas: {{employees}}',
    ended: 'Baigėsi mainų ratas: {{employees}}',
  },
  comment: {
    created: 'Parašytas komentaras: {{date}}, {{comment}}',
    updated: 'Pakeistas komentaras: {{date}}',
    deleted: 'Ištrintas komentaras: {{date}}, {{comment}}',
  },
  note: {
    created: 'Pridėta pastaba: {{date}}, {{note}}',
    updated: 'Pakeista pastaba: {{date}}',
    deleted: 'Ištrinta pastaba: {{date}}, {{note}}',
  },
  bulk: {
    imported_one: 'Įkeltos ankstesnės pamainos: {{start}} – {{end}}, {{count}} pamaina',
    imported_few: 'Įkeltos ankstesnės pamainos: {{start}} – {{end}}, {{count}} pamainos',
    imported_many: 'Įkeltos ankstesnės pamainos: {{start}} – {{end}}, {{count}} pamainos',
    imported_other: 'Įkeltos ankstesnės pamainos: {{start}} – {{end}}, {{count}} pamainų',
    copied_one: 'Nukopijuota į {{target_start}} – {{target_end}}: {{count}} pamaina',
    copied_few: 'Nukopijuota į {{target_start}} – {{target_end}}: {{count}} pamainos',
    copied_many: 'Nukopijuota į {{target_start}} – {{target_end}}: {{count}} pamainos',
    copied_other: 'Nukopijuota į {{target_start}} – {{target_end}}: {{count}} pamainų',
  },
};
