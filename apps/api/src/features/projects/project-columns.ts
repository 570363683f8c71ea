/** Of a project as its people see it. */
export const projectColumns = [
  'project.id',
  'project.name',
  'project.description',
  'project.time_zone',
  'project.billing',
  'project.erase_at as erased_at',
] as const;
