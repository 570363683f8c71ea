/** A project's columns as its users see it. */
export const projectColumns = [
  'project.id',
  'project.name',
  'project.description',
  'project.time_zone',
  'project.billing',
  'project.erase_at as erased_at',
] as const;
