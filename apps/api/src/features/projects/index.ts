export { eraseProject } from './erase-project.ts';
export { listProjectsOf } from './list-projects-of.ts';
export { findProject, type ProjectRow } from './find-project.ts';
export { insertProject } from './insert-project.ts';
export { planningFactsChanged } from './planning-facts-changed.ts';
export { presentProject } from './present-project.ts';
