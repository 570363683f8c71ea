export { listProjectsOf } from './list-projects-of.ts';
export { findProject, type ProjectRow } from './find-project.ts';
