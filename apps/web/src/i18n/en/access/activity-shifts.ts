/** What happened to single shifts, what is written at them, and what happened to many at once. */
export default {
  shift: {
    created: 'Shift added: {{date}}, {{hours}}, {{role}}, {{person}}',
    updated: 'Shift changed: {{date}}, {{hours}}, {{role}}, {{person}}',
    deleted: 'Shift deleted: {{date}}, {{hours}}, {{role}}, {{person}}',
    cut: 'Shift cut in two at {{at}}: {{date}}, {{hours}}, {{role}}, {{person}}',
    joined: 'Halves joined: {{date}}, {{hours}}, {{role}}, {{person}}',
    replaced: 'Shift reassigned: {{date}}, {{hours}}, {{role}}, {{person}}',
  },
  ring: {
    offered: 'Ring of swaps offered: {{employees}}',
    agreed: 'Agreed to a ring of swaps: {{employees}}',
    done: 'Ring of swaps done: {{employees}}',
    declined: 'Ring of swaps declined: {{employees}}',
    withdrawn: 'Ring of swaps cancelled: {{employees}}',
    ended: 'Ring of swaps ended: {{employees}}',
  },
  comment: {
    created: 'Comment added: {{date}}, {{comment}}',
    updated: 'Comment changed: {{date}}',
    deleted: 'Comment deleted: {{date}}, {{comment}}',
  },
  note: {
    created: 'Note added: {{date}}, {{note}}',
    updated: 'Note changed: {{date}}',
    deleted: 'Note deleted: {{date}}, {{note}}',
  },
  bulk: {
    imported_one: 'Past shifts imported: {{start}} – {{end}}, {{count}} shift',
    imported_other: 'Past shifts imported: {{start}} – {{end}}, {{count}} shifts',
    copied_one: 'Copied to {{target_start}} – {{target_end}}: {{count}} shift',
    copied_other: 'Copied to {{target_start}} – {{target_end}}: {{count}} shifts',
  },
};
