/** Why a person is not free on a day, a few words each. */
export const availability = {
  shift: 'Shift {{from}}–{{to}}, {{role}}',
  closed: 'Closed: {{name}}',
  time_off: 'Time off',
  time_off_part: 'Time off {{from}}–{{to}}',
  self: 'Cannot work',
  self_noted: 'Cannot work: {{note}}',
  self_part: 'Cannot work {{from}}–{{to}}',
  self_part_noted: 'Cannot work {{from}}–{{to}}: {{note}}',
  ill: 'Ill',
  ill_part: 'Ill {{from}}–{{to}}',
};
