import { readFileSync } from 'node:fs';
import { projectFile } from './paths.ts';

/** The demo project of the suite, and its bucket. */
export const projectId: string = JSON.parse(readFileSync(projectFile('.firebaserc'), 'utf8'))
  .projects.default;
export const bucket = `${projectId}.appspot.com`;
