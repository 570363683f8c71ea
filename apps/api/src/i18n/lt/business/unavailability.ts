/** Kodėl žmogus tą dieną nėra laisvas, keliais žodžiais. */
export const unavailability = {
  shift: '{{from}}–{{to}}, {{role}}',
  employed_starts: 'Dar nedirba; pirmoji diena – {{day}}',
  employed_left: 'Nebedirba; paskutinė diena – {{day}}',
  closed: 'Nedirbama: {{name}}',
  time_off: 'Laisvadienis',
  time_off_part: 'Laisvadienis {{from}}–{{to}}',
  self: 'Negali dirbti',
  self_noted: 'Negali dirbti: {{note}}',
  self_part: 'Negali dirbti {{from}}–{{to}}',
  self_part_noted: 'Negali dirbti {{from}}–{{to}}: {{note}}',
  ill: 'Serga',
  ill_part: 'Serga {{from}}–{{to}}',
};
