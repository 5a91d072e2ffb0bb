/** The Firebase CLI with the stand-ins plugged in: `node firebase.ts emulators:start …`. */
import http from 'node:http';
import { createRequire } from 'node:module';
import { runFunctionsInOneProcessEach } from './functionProcesses.ts';
import { killFirestore, plugInStandIns, watchFirestore } from './standIns.ts';

/** What the launcher learns when a process of the suite ends that was not stopped. */
export interface Death {
  part: 'Firestore' | 'the functions';
  reason: string;
}

let ending = false;
const report = (part: Death['part']) => (reason: string) => {
  if (!ending) process.send?.({ part, reason } satisfies Death);
};

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    ending = true;
  });
}
// The launcher holds the other end of this channel. Without it nothing may go on running.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.on('exit', killFirestore);

// The processes that run the functions close a connection after some idle seconds. A call that the
// CLI sends over a kept one at that very moment fails, and is answered with 500.
http.globalAgent = new http.Agent({ keepAlive: false });

await plugInStandIns({ official: process.env.TOOLS_HUB_OFFICIAL === 'true' });
watchFirestore(report('Firestore'));
runFunctionsInOneProcessEach(report('the functions'));
createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
