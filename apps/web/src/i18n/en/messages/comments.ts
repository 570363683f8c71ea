export default {
  title: 'Comments',
  description: 'Daily notes for the next shift and the manager. The whole team can read them.',
  day: 'Day',
  write: 'Comment',
  change: 'Edit comment',
  add: 'Add comment',
  deleted: 'Comment deleted',
  by: '{{author}}, {{time}}',
  editOne: 'Edit comment: {{author}}',
  deleteOne: 'Delete comment: {{author}}',
  emptyTitle: 'No comments in {{month}}',
  emptyText: 'Write what others should know about a day: a delivery, a broken machine, a good idea.',
};
