/** What happened to single shifts. */
export default {
  shift: {
    created: 'Shift added: {{date}}, {{hours}}, {{role}}, {{person}}',
    updated: 'Shift changed: {{date}}, {{hours}}, {{role}}, {{person}}',
    deleted: 'Shift deleted: {{date}}, {{hours}}, {{role}}, {{person}}',
    cut: 'Shift cut in two at {{at}}: {{date}}, {{hours}}, {{role}}, {{person}}',
    joined: 'Halves joined: {{date}}, {{hours}}, {{role}}, {{person}}',
    replaced: 'Shift reassigned: {{date}}, {{hours}}, {{role}}, {{person}}',
  },
};
