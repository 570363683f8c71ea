export const requirementColumns = ['id', 'template', 'role', 'count', 'weekday', 'date'] as const;
