/** The dialog about unsaved input. It must be loaded before the connection is lost, so an area requests it ahead. */
export const loadLeaveDialog = async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog });
