export const requirementColumns = ['id', 'template', 'role', 'count', 'weekday', 'date', 'version'] as const;
