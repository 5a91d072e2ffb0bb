/** npm's `@firestore-emulator/server` as a process of its own: `node bench/peer.ts --port N`. */
import { parseArgs } from 'node:util';
import peer from '@firestore-emulator/server';

const options = { host: { type: 'string' }, port: { type: 'string' } } as const;
const { port } = parseArgs({ options }).values;

await new peer.FirestoreServer().start(Number(port));
