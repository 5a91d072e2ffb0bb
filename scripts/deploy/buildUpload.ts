import { projectFile } from '@tools-hub/kit/paths';
import { runTool } from '@tools-hub/kit/processes';
import type { DeployConfig } from './deployConfig.ts';

/**
 * Builds what a deploy uploads, with the predeploy commands of firebase.json and the variables that
 * the Firebase CLI sets for them.
 * @throws {CommandError} with the output of a command that failed.
 */
export const buildUpload = async (
  project: string,
  { functions: [codebase], hosting }: DeployConfig,
  signal: AbortSignal,
): Promise<void> => {
  const folders = [
    [codebase.source, codebase.predeploy],
    [hosting.public, hosting.predeploy],
  ] as const;
  for (const [folder, commands] of folders) {
    const env = {
      GCLOUD_PROJECT: project,
      PROJECT_DIR: projectFile('.'),
      RESOURCE_DIR: projectFile(folder),
    };
    for (const command of commands) await runTool(command, [], { env, shell: true, signal });
  }
};
