// Businesses of an account: creating them, choosing one, what its members are to it.

export { checkPlace, type Place } from './begin-in.ts';
export {
  eraseProject,
  listProjectsOf,
  findProject,
  type ProjectRow,
  insertProject,
  presentProject,
  planningFactsChanged,
  projectErased,
} from './projects.ts';
export { loginsReleased, releaseOwnLogins } from './release-own-logins.ts';
export {
  addMember,
  changeMember,
  changeProject,
  changeSettings,
  deleteProject,
  holdErasureUntil,
  removeMembers,
} from './write-project.ts';
