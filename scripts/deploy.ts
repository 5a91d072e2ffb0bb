/** `npm run deploy`: checks, builds and uploads the shop to a Firebase project. */

import { buildFunctions } from '@tools-hub/kit/builds/buildFunctions';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { step } from '@tools-hub/kit/commandLine/progress';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { projectFile } from '@tools-hub/kit/paths';
import { exitOf, runTool, startTool } from '@tools-hub/kit/processes';
import { loadSettings, settingsProblems } from 'web/settings';
import { assertRulesAndIndexes } from '../emulators/suite/preflight/assertRulesAndIndexes.ts';
import { assertNoSeriousVulnerabilities } from './deploy/advisories.ts';
import { buildUpload } from './deploy/buildUpload.ts';
import { readDeployConfig, readParamValues, rewriteRegions } from './deploy/deployConfig.ts';
import { readDeployOptions } from './deploy/deployOptions.ts';
import { runDryRun } from './deploy/dryRun.ts';
import { discoverFunctions } from './deploy/functions/functionsManifest.ts';
import { functionsProblems } from './deploy/functions/functionsProblems.ts';
import { withUploadConfig } from './deploy/uploadConfig.ts';

const config = readDeployConfig();

const assertConfigured = async (project: string): Promise<void> => {
  const web = loadSettings();
  const values = readParamValues(project);
  const { params } = await discoverFunctions(projectFile('functions'), values);
  const { env: environment } = process;
  const regions = rewriteRegions(config);
  const functions = { project, params, values, environment, rewriteRegions: regions, web };
  const problems = [...settingsProblems(web, project), ...functionsProblems(functions)];
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  ${problem}`).join('\n');
  throw new CommandError(
    `Not ready for ${project}:\n${lines}\nSettings with VITE_ belong in web/.env.production. DEPLOY.md says where to find each value.`,
  );
};

const upload = (project: string, rest: string[], signal: AbortSignal): Promise<number> =>
  withUploadConfig(config, (file) => {
    const args = ['deploy', '--project', project, '--config', file, ...rest];
    return exitOf(startTool('firebase', args, { signal, stdio: 'inherit' }));
  });

const deploy = async (args: string[], signal: AbortSignal): Promise<number> => {
  const { project, dryRun, rest } = readDeployOptions(args);
  assertRulesAndIndexes();
  await step('Build the API', () => buildFunctions(signal));
  await step('Read the settings', () => assertConfigured(project));
  await step('Check for security advisories', () => assertNoSeriousVulnerabilities(signal));
  await step('Check types and style', () => runTool('npm', ['run', 'check'], { signal }));
  await step('Build the upload', () => buildUpload(project, config, signal));
  if (!dryRun) return upload(project, rest, signal);
  await runDryRun(project, config);
  console.log(`\n  Everything is ready for ${project}. Nothing was uploaded.\n`);
  return 0;
};

await runMain((signal) => deploy(process.argv.slice(2), signal));
