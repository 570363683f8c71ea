/** The question before something typed is lost; it must be there before the line goes, so an area asks for it ahead. */
export const loadLeaveDialog = async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog });
