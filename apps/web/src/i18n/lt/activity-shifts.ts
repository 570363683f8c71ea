/** What happened to single shifts. */
export default {
  shift: {
    created: 'Pridėta pamaina: {{date}}, {{hours}}, {{role}}, {{person}}',
    updated: 'Pakeista pamaina: {{date}}, {{hours}}, {{role}}, {{person}}',
    deleted: 'Ištrinta pamaina: {{date}}, {{hours}}, {{role}}, {{person}}',
    cut: 'Pamaina padalyta {{at}}: {{date}}, {{hours}}, {{role}}, {{person}}',
    joined: 'Sujungtos pamainos pusės: {{date}}, {{hours}}, {{role}}, {{person}}',
    replaced: 'Pamainą perima kitas žmogus: {{date}}, {{hours}}, {{role}}, {{person}}',
  },
};
