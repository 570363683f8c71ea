export {
  eraseProject,
  listProjectsOf,
  findProject,
  type ProjectRow,
  insertProject,
  presentProject,
  planningFactsChanged,
} from './projects.ts';
