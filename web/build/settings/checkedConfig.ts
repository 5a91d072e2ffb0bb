import type { Plugin } from 'vite';
import { configProblems } from './configProblems.ts';
import { settingsProblems } from './settingsProblems.ts';

/** The project the Firebase CLI deploys to. It sets GCLOUD_PROJECT for predeploy commands. */
const projectOf = (mode: string): string | undefined =>
  mode === 'production' ? process.env.GCLOUD_PROJECT : undefined;

/** Fails a build or a development server with missing or invalid settings, and names each. */
export const checkedConfig = (): Plugin => ({
  name: 'checked-config',
  configResolved: ({ env, mode }) => {
    const project = projectOf(mode);
    const problems = project ? settingsProblems(env, project) : configProblems(env);
    if (problems.length === 0) return;
    throw new Error(
      `The web app is not configured:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  },
});
