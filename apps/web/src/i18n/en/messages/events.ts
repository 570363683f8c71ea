export default {
  title: 'Events',
  none: 'No events on this day.',
  add: 'Add event',
  name: 'Title',
  day: 'Day',
  details: 'Description (optional)',
  takings: 'Takings on this day (optional)',
  takingsHelp:
    'In percent of a usual day: 140 is 40 % more, 50 is half. The forecast of takings uses it; employees don’t see it.',
  takingsOf: 'Takings: {{change}}',
  color: 'Colour',
  deleted: 'Event deleted',
  editOne: 'Edit: {{title}}',
  deleteOne: 'Delete: {{title}}',
};
