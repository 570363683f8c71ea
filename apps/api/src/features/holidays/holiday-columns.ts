export const holidayColumns = ['date', 'name', 'closed', 'version'] as const;
