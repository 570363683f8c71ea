/** Errors in an imported file. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'A line must contain the column names, including the name or the ID (for example: name, roles, ID).',
  columnTwice: 'The column “{{column}}” appears twice.',
  empty: 'The file has no employees below the header row.',
  tooMany: 'A file can contain up to 5,000 employees. Split it into smaller files.',
  twice: 'This ID appears twice in the file.',
  personTwice: 'This employee appears twice in the file. If these are two people, add an ID or email for each.',
  severalPeople: 'Several employees have this name. Add the ID.',
  taken: 'This ID is already used in the system. Choose another one.',
  noPerson: 'Choose the column with the name or the ID of the employee.',
  noDate: 'Choose the column with the date.',
  noTimes: 'Choose the columns with the start and the end, or the one with the shift template.',
  halfName:
    'First name and last name belong together: choose the column of each, or choose “Full name” where one column has both.',
  datesOpen:
    'Dates such as {{example}} can begin with the day or with the month. Choose which, or write them as year-month-day (2026-04-03).',
  uncalculated:
    'This cell has a formula without a result. Open the file in Excel or LibreOffice, save it there, and choose it again.',
  fieldTwice: 'Two columns are chosen for the same field. Choose another one, or skip a column.',
  noRows: 'The file has no rows below the header row.',
  notPast: 'Only days before today are history. Plan others in the calendar.',
  noDateHere: 'Enter the date too, or choose the column with the date.',
  datesDiffer: 'The date of the start differs from the one in the column of dates ({{date}}). Correct one of them.',
  endsLate: 'The end must be after the start, by less than 24 hours.',
  monthPublished:
    'The schedule of {{month}} was published in Pamaina, so nothing can be added to it. Correct worked hours in the timesheets.',
  monthLocked: 'The timesheets of {{month}} are locked. Unlock them first.',
  roleUnknown: 'No employee and no requirement has this role. Correct it, or add the role first.',
  breakFormat: 'Enter minutes (30), hours and minutes (0:30), or hours with their unit (0.5 h).',
  shiftTwice: 'This shift is also in row {{line}}.',
  shiftsOverlap: 'This shift overlaps the one in row {{line}}.',
  shiftStored: 'The employee already has another shift at this time in the calendar.',
  /** Of files of past shifts. */
  columns: {
    id: 'Employee ID',
    name: 'Full name',
    first_name: 'First name',
    last_name: 'Last name',
    contract_share: 'Full-time share (1 is 40 h)',
    date: 'Date',
    start: 'Start',
    end: 'End',
    break: 'Break (min)',
    template: 'Shift template',
    role: 'Role',
  },
};
