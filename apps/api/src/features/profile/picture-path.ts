/** Where a picture is read, below the API; null without one. */
export const picturePath = (id: string | null): string | null => (id === null ? null : `/pictures/${id}`);
