import { invitations } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { inTransaction, member, route, type Route, signedIn } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { answered, joinTeam, invitationsOf, ownInvitation } from './join-team.ts';
import { approveJoin, askToJoin, readJoinLink, rejectJoins } from './ask-to-join.ts';
import { createJoinLink, endJoinLink, getJoinLink } from './join-link.ts';
import { createInvitation, invitationColumns, withdrawInvitation } from './invitations.ts';

export const routes: Route[] = [
  route(invitations.listInvitations, (call) => {
    const { projectId } = member(call);
    return call.deps.database.readInProject(projectId, (tx) =>
      tx.selectFrom('invitation').select(invitationColumns).orderBy('created_at', 'desc').limit(200).execute(),
    );
  }),
  route(invitations.createInvitation, createInvitation),
  inTransaction(invitations.withdrawInvitation, withdrawInvitation),
  inTransaction(invitations.getJoinLink, getJoinLink),
  inTransaction(invitations.createJoinLink, createJoinLink),
  inTransaction(invitations.endJoinLink, endJoinLink),
  inTransaction(invitations.rejectJoins, rejectJoins),
  inTransaction(invitations.approveJoin, approveJoin),
  route(invitations.readJoinLink, readJoinLink),
  route(invitations.askToJoin, askToJoin),
  route(invitations.listOwnInvitations, async (call) => {
    const own: { id: string; name: string; project_name: string; state: 'pending' | 'asked' }[] = [];
    for (const { project_id, id } of await invitationsOf(call))
      own.push(
        ...(await call.deps.database.inProject(project_id, (tx) =>
          tx
            .selectFrom('invitation')
            .innerJoin('project', 'project.id', 'invitation.project_id')
            .select(['invitation.id', 'invitation.name', 'project.name as project_name'])
            .select((of) =>
              of
                .case()
                .when('invitation.state', '=', 'asked')
                .then('asked' as const)
                .else('pending' as const)
                .end()
                .as('state'),
            )
            .where('invitation.id', '=', id)
            .execute(),
        )),
      );
    return own;
  }),
  route(invitations.joinTeam, joinTeam),
  route(invitations.declineInvitation, async (call) => {
    const { username } = signedIn(call);
    const { project_id, id } = await ownInvitation(call, call.params.id);
    await call.deps.database.inProject(project_id, async (tx) => {
      const declined = await tx
        .updateTable('invitation')
        .set({ state: 'declined' })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .returning(['name', 'invited_by'])
        .executeTakeFirst();
      if (!declined) throw new ProblemError('not_found');
      const { name, invited_by } = declined;
      await recordActivity(tx, {
        action_type: 'employee.declined',
        actor: username,
        details: { id: username, name },
      });
      await notify(tx, [answered('declined', { id, name, invited_by })]);
    });
  }),
];
