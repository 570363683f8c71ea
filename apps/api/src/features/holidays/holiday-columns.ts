export const holidayColumns = ['date', 'name', 'closed'] as const;
