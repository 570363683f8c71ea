/** The colour of a decision, for everything that is requested and decided. */
export const decisionTones = { pending: 'waiting', approved: 'good', rejected: 'bad', cancelled: 'quiet' } as const;
