import type { Plugin } from 'vite';
import { configProblems } from '../src/parseConfig.ts';
import { settingsProblems } from './settingsProblems.ts';

/** The project that the Firebase CLI deploys to, as it tells the commands it runs before. */
const projectOf = (mode: string): string | undefined =>
  mode === 'production' ? process.env.GCLOUD_PROJECT : undefined;

/** Ends a build without its settings, naming each, before there is an app that could not start. */
export const checkedConfig = (): Plugin => ({
  name: 'checked-config',
  apply: 'build',
  configResolved: ({ env, mode }) => {
    const project = projectOf(mode);
    const problems = project ? settingsProblems(env, project) : configProblems(env);
    if (problems.length === 0) return;
    throw new Error(
      `The web app is not configured:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  },
});
