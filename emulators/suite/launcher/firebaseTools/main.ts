/**
 * The Firebase CLI with the stand-ins and patches: `node main.ts emulators:start …`. It loads the
 * functions after the first message of the launcher.
 */
import { once } from 'node:events';
import http from 'node:http';
import { createRequire } from 'node:module';
import { passOnRetries } from './eventRetries.ts';
import { loadFunctionsAfter, reportFailedLoads, skipVersionLookup } from './functionLoading.ts';
import { runFunctionsInOneProcessEach } from './functionProcesses.ts';
import { applyAssetRules } from './hostingAssets.ts';
import { passOnBrokenResponses } from './hostingProxy.ts';
import { answerMalformedRequests } from './hostingRequests.ts';
import { issueLastingTokens } from './lastingTokens.ts';
import { compileValidatorsLazily } from './lazyAuth.ts';
import { acceptFirstTokens } from './newAccounts.ts';
import { killFirestore, plugInStandIns, watchFirestore } from './standIns.ts';

/**
 * The message to the launcher when a process of the suite exits that was not stopped, or when the
 * functions cannot be loaded.
 */
export interface Failure {
  part: 'Firestore' | 'the functions';
  problem: 'exit' | 'load';
  reason: string;
}

let isStopping = false;
const report = (part: Failure['part'], problem: Failure['problem']) => (reason: string) => {
  if (!isStopping) process.send?.({ part, problem, reason } satisfies Failure);
};

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    isStopping = true;
  });
}
// The launcher holds the other end of this channel. If it exits, the suite stops.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.on('exit', killFirestore);

// The processes of the functions close connections that are idle for some seconds. A request that
// the CLI sends over such a connection at that moment fails with 500, so it keeps no connection
// alive.
http.globalAgent = new http.Agent({ keepAlive: false });

const require = createRequire(import.meta.url);

// Messages for the debug log take a seventh of the CLI's time, and it deletes the log when it ends.
// Only there does it name the cause of an unexpected error.
const { logger } = require('firebase-tools/lib/logger.js');
const isStack = (message: unknown) => typeof message === 'string' && /\n {4}at /.test(message);
if (!process.env.DEBUG) {
  logger.debug = (message: unknown) => {
    if (isStack(message)) logger.error(message);
  };
}

// It would parse every line of the log, and keep it in memory, for the Emulator UI, which does not run.
const { LoggingEmulator } = require('firebase-tools/lib/emulator/loggingEmulator.js');
const startLogging = LoggingEmulator.prototype.start;
LoggingEmulator.prototype.start = async function () {
  await startLogging.call(this);
  logger.remove(this.transport);
};

compileValidatorsLazily();
acceptFirstTokens();
issueLastingTokens();
applyAssetRules();
answerMalformedRequests();
passOnBrokenResponses();
passOnRetries();
await plugInStandIns({ official: process.env.TOOLS_HUB_OFFICIAL === 'true' });
watchFirestore(report('Firestore', 'exit'));
runFunctionsInOneProcessEach(report('the functions', 'exit'));
skipVersionLookup();
reportFailedLoads(report('the functions', 'load'));
loadFunctionsAfter(once(process, 'message'));
require('firebase-tools/lib/bin/firebase.js');
