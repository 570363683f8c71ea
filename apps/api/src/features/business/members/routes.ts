import { members } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { inviteMember, listMemberInvitations, withdrawInvitation } from './invite-member.ts';
import {
  acceptMemberLink,
  acceptOffer,
  declineOffer,
  joinByMemberLink,
  listOffers,
  openOwnShifts,
  readMemberLink,
} from './join-project.ts';
import { handOver, listMembers, removeMember, updateMember } from './members.ts';

export const routes: Route[] = [
  inTransaction(members.listMembers, listMembers),
  route(members.inviteMember, inviteMember),
  inTransaction(members.updateMember, updateMember),
  inTransaction(members.removeMember, removeMember),
  inTransaction(members.handOver, handOver),
  inTransaction(members.listMemberInvitations, listMemberInvitations),
  inTransaction(members.withdrawMemberInvitation, withdrawInvitation),
  route(members.listOffers, listOffers),
  route(members.acceptOffer, acceptOffer),
  route(members.declineOffer, declineOffer),
  route(members.readMemberLink, readMemberLink),
  route(members.acceptMemberLink, acceptMemberLink),
  route(members.joinByMemberLink, joinByMemberLink),
  route(members.openOwnShifts, openOwnShifts),
];
