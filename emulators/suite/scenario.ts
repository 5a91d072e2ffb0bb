/** `npm run scenario`: plays a story against the running suite, through the public API. */
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { connect, readTarget } from '@tools-hub/kit/target';
import { scenarios } from './sandbox/scenarios/scenarios.ts';
import { suiteUrls } from './sandbox/scenarios/session.ts';
import { openStage } from './sandbox/scenarios/stage.ts';

const list = Object.entries(scenarios).map(([name, { title }]) => `  ${name.padEnd(12)}${title}`);

const usage = `npm run scenario             list the scenarios
npm run scenario -- NAME     play one against the running suite

Options:
  --port-offset N   use the suite that was started with this offset`;

const play = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  const [name, ...others] = rest;
  if (others.length > 0) throw usageError(`Unexpected argument: ${others[0]}`, usage);
  if (name === undefined) {
    console.log(list.join('\n'));
    return 0;
  }
  const scenario = scenarios[name];
  if (!scenario) throw new CommandError(`There is no scenario “${name}”:\n${list.join('\n')}`);
  if (target.project !== undefined) throw usageError('Scenarios run only in a suite.', usage);
  await connect(target);
  console.log(`\n  ${scenario.title}\n`);
  let step = 0;
  const say = (text: string) => {
    step += 1;
    console.log(`  ${step}. ${text}`);
  };
  const shopUrl = process.env.SHOP_URL ?? '';
  await scenario.play(await openStage(suiteUrls(process.env), shopUrl, say));
  return 0;
};

await runMain(() => play(process.argv.slice(2)));
