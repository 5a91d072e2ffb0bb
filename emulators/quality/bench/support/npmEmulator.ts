/** Runs `@firestore-emulator/server` of npm: `node npmEmulator.ts --port N`. */
import { parseArgs } from 'node:util';
import emulator from '@firestore-emulator/server';

const options = { host: { type: 'string' }, port: { type: 'string' } } as const;
const { port } = parseArgs({ options }).values;

await new emulator.FirestoreServer().start(Number(port));
