/**
 * `npm start` and `npm run dev`: builds and runs the shop with the seed or an export, until Ctrl-C.
 */

import { once } from 'node:events';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { startDevTools } from './dev.ts';
import { rulesMessage, verificationMessage } from './launcher/firebaseTools/cliMessages.ts';
import type { Failure } from './launcher/firebaseTools/main.ts';
import { type Options, readStartOptions } from './launcher/options.ts';
import type { Shop } from './launcher/shop.ts';
import type { Suite } from './launcher/suite.ts';
import { connectReceiver } from './sandbox/receiver/connectReceiver.ts';
import type { SeedReport } from './seed/export/seedReport.ts';

const printShop = (seed: Shop['seed'], { importFrom }: Options, url: string) => {
  if (!seed) {
    console.log(`\n  Tools Hub is open, with the data of ${importFrom}: ${url}`);
    return;
  }
  console.log(`\n  Tools Hub is open, with ${seed.tools} tools on sale: ${url}\n`);
  for (const { role, email, password } of seed.accounts) {
    console.log(`    ${role.padEnd(9)} ${email.padEnd(27)} ${password}`);
  }
};

const printKeys = ({ keys }: SeedReport) => {
  console.log('\n  Programs call the API with these keys:\n');
  for (const { name, text } of keys) console.log(`    ${name.padEnd(19)} ${text}`);
};

const printStripe = ({ STRIPE_API_URL }: Suite['env']) =>
  console.log(
    `\n  Stripe is replaced by ${STRIPE_API_URL}: cards can be paid with, and none is charged.`,
  );

const printInbox = ({ INBOX_URL }: Suite['env']) =>
  console.log(`\n  Mails arrive at ${INBOX_URL}, and nowhere else.`);

const printReceiver = ({ RECEIVER_URL }: Suite['env'], seed: Shop['seed']) => {
  console.log(`\n  Webhooks can be sent to ${RECEIVER_URL}/ with any path, which shows them.`);
  if (seed)
    console.log(`  It receives each event of the shop, signed with ${seed.webhook.secret}.`);
};

const printHowToStop = ({ exportTo }: Options) => {
  const exporting = exportTo === undefined ? '' : ` and exports the data to ${exportTo}`;
  console.log(`\n  Ctrl-C stops it${exporting}.\n`);
};

const isShown = ({ verbose, dev, exportTo }: Options, line: string) => {
  const isFromFunctions = line.startsWith('>');
  const isAboutExport = /\bexport(ing data| complete| to) /i.test(`${line} `);
  return verbose || (dev && isFromFunctions) || (exportTo !== undefined && isAboutExport);
};

// In development a mistake may crash the functions. The next request or change starts them again.
const printFunctionsFailure = ({ problem, reason }: Failure) =>
  console.log(
    problem === 'load'
      ? `The changed functions cannot be loaded. ${reason}`
      : `The process of the functions ended (${reason}). The next request starts another one.`,
  );

/** Ends the start in any step, also one that would wait for what has just been stopped. */
const stopped = async (signal: AbortSignal): Promise<never> => {
  if (!signal.aborted) await once(signal, 'abort');
  throw new CommandError('The start was stopped.');
};

const explainFailedStart = (error: unknown): never => {
  if (error instanceof CommandError) throw error;
  const { message } = error as Error;
  throw new CommandError(`The shop did not start: ${message}`, { cause: error });
};

const start = async (options: Options, signal: AbortSignal) => {
  // The shop takes a second to load, which `--help` does not need.
  const { openShop } = await import('./launcher/shop.ts');
  const opening = openShop(options, signal, {
    onOutput: (line) => {
      const shown = isShown(options, line)
        ? line
        : (rulesMessage(line) ?? verificationMessage(line));
      if (shown !== undefined) console.log(shown);
    },
    onFunctionsFailure: options.dev ? printFunctionsFailure : undefined,
  });
  const { suite, seed } = await Promise.race([opening, stopped(signal)]).catch(explainFailedStart);
  const { RECEIVER_URL } = suite.env;
  if (seed && RECEIVER_URL) await connectReceiver(RECEIVER_URL, seed.webhook);
  const url = options.dev ? await startDevTools(options, signal) : suite.shopUrl;
  printShop(seed, options, url);
  if (seed) printKeys(seed);
  printStripe(suite.env);
  printInbox(suite.env);
  printReceiver(suite.env, seed);
  printHowToStop(options);
  return suite.ended;
};

await runMain((signal) => start(readStartOptions(process.argv.slice(2)), signal));
