export default {
  title: 'Events',
  none: 'No events on this day.',
  add: 'Add event',
  name: 'Title',
  day: 'Day',
  details: 'Description (optional)',
  color: 'Colour',
  deleted: 'Event deleted',
  editOne: 'Edit: {{title}}',
  deleteOne: 'Delete: {{title}}',
};
