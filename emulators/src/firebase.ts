/** The Firebase CLI with the stand-ins plugged in: `node firebase.ts emulators:start …`. */
import http from 'node:http';
import { createRequire } from 'node:module';
import { killFirestore, plugInStandIns } from './standIns.ts';

// Whoever started us holds the other end of this channel; without them nothing may go on running.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.on('exit', killFirestore);

// The processes that run the functions close a connection after some idle seconds. A call that the
// CLI sends over a kept one at that very moment fails, and is answered with 500.
http.globalAgent = new http.Agent({ keepAlive: false });

await plugInStandIns({ official: process.env.TOOLS_HUB_OFFICIAL === 'true' });
createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
