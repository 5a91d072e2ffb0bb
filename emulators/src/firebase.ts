/** The Firebase CLI with the stand-ins plugged in: `node firebase.ts emulators:start …`. */
import { createRequire } from 'node:module';
import { killFirestore, plugInStandIns } from './standIns.ts';

// Whoever started us holds the other end of this channel; without them nothing may go on running.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.on('exit', killFirestore);

await plugInStandIns({ official: process.env.TOOLS_HUB_OFFICIAL === 'true' });
createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
