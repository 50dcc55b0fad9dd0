/** What other parts of the server may use of projects. */

export { projectsPersonalData } from './queries/personal-data.ts';
export { selectOwnProjects } from './queries/projects.ts';
