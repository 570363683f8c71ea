/** URL path of a picture, below the API; null without one. */
export const picturePath = (id: string | null): string | null => (id === null ? null : `/pictures/${id}`);
