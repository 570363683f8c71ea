/** How an answer looks, for everything that is asked for and decided. */
export const decisionTones = { pending: 'waiting', approved: 'good', rejected: 'bad', cancelled: 'quiet' } as const;
