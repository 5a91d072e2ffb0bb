/** `npm run deploy`: checks, builds and uploads the shop to a project of Firebase's. */
import { loadSettings, settingsProblems } from '../../web/build/settingsProblems.ts';
import { buildFunctions } from './builds.ts';
import { assertNoSeriousVulnerabilities } from './deploy/advisories.ts';
import { readDeployConfig, readParamValues, rewriteRegions } from './deploy/deployConfig.ts';
import { readDeployOptions } from './deploy/deployOptions.ts';
import { discoverFunctions } from './deploy/functionsManifest.ts';
import { functionsProblems } from './deploy/functionsProblems.ts';
import { rehearse } from './deploy/rehearsal.ts';
import { projectFile } from './paths.ts';
import { assertRulesAndIndexes } from './preflight.ts';
import { exitOf, runTool, startTool } from './processes.ts';
import { step } from './progress.ts';
import { runUntilSignal } from './runUntilSignal.ts';
import { StartError } from './startError.ts';

const config = readDeployConfig();

const assertConfigured = async (project: string): Promise<void> => {
  const web = loadSettings();
  const { params } = await discoverFunctions(projectFile('functions'));
  const values = readParamValues(project);
  const { env: environment } = process;
  const regions = rewriteRegions(config);
  const functions = { project, params, values, environment, rewriteRegions: regions, web };
  const problems = [...settingsProblems(web, project), ...functionsProblems(functions)];
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  ${problem}`).join('\n');
  throw new StartError(`Not ready for ${project}:\n${lines}\nDEPLOY.md says where each is found.`);
};

// The CLI runs the builds of firebase.json itself, all of them before the first upload.
const upload = (project: string, rest: string[], signal: AbortSignal): Promise<number> => {
  const args = ['deploy', '--project', project, ...rest];
  return exitOf(startTool('firebase', args, { signal, stdio: 'inherit' }));
};

const deploy = async (args: string[], signal: AbortSignal): Promise<number> => {
  const { project, dryRun, rest } = readDeployOptions(args);
  assertRulesAndIndexes();
  await step('Build the API', () => buildFunctions(signal));
  await step('Read the settings', () => assertConfigured(project));
  await step('Ask for security advisories', () => assertNoSeriousVulnerabilities(signal));
  await step('Check types and style', () => runTool('npm', ['run', 'check'], { signal }));
  if (!dryRun) return upload(project, rest, signal);
  await rehearse(project, config);
  console.log(`\n  Everything is ready for ${project}. Nothing was uploaded.\n`);
  return 0;
};

await runUntilSignal((signal) => deploy(process.argv.slice(2), signal));
