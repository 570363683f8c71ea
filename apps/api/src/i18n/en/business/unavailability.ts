/** Why an employee is not available on a day, a few words each. */
export const unavailability = {
  shift: '{{from}}–{{to}}, {{role}}',
  employed_starts: 'Not employed yet; the first day is {{day}}',
  employed_left: 'Not employed any more; the last day was {{day}}',
  closed: 'Closed: {{name}}',
  time_off: 'Time off',
  time_off_part: 'Time off {{from}}–{{to}}',
  self: 'Unavailable',
  self_noted: 'Unavailable: {{note}}',
  self_part: 'Unavailable {{from}}–{{to}}',
  self_part_noted: 'Unavailable {{from}}–{{to}}: {{note}}',
  ill: 'Sick',
  ill_part: 'Sick {{from}}–{{to}}',
};
