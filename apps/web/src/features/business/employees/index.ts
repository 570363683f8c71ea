export { ApproveDialog } from './approve-dialog.tsx';
export { personPath } from './person/person-path.ts';
export { invitationQueries } from './invitation-queries.ts';
