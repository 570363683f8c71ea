export { ApproveDialog } from './approve-dialog.tsx';
export { invitationQueries } from './invitation-queries.ts';
