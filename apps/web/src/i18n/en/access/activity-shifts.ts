/** What happened to single shifts, and to many at once. */
export default {
  shift: {
    created: 'Shift added: {{date}}, {{hours}}, {{role}}, {{person}}',
    updated: 'Shift changed: {{date}}, {{hours}}, {{role}}, {{person}}',
    deleted: 'Shift deleted: {{date}}, {{hours}}, {{role}}, {{person}}',
    cut: 'Shift cut in two at {{at}}: {{date}}, {{hours}}, {{role}}, {{person}}',
    joined: 'Halves joined: {{date}}, {{hours}}, {{role}}, {{person}}',
    replaced: 'Shift reassigned: {{date}}, {{hours}}, {{role}}, {{person}}',
  },
  bulk: {
    imported_one: 'Past shifts imported: {{start}} – {{end}}, {{count}} shift',
    imported_other: 'Past shifts imported: {{start}} – {{end}}, {{count}} shifts',
    copied_one: 'Copied to {{target_start}} – {{target_end}}: {{count}} shift',
    copied_other: 'Copied to {{target_start}} – {{target_end}}: {{count}} shifts',
  },
};
