import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@tools-hub/kit/freePort';
import { findOfficialFirestore, officialFirestoreArgs } from '@tools-hub/kit/officialFirestore';

const main = fileURLToPath(new URL('../../firestore/main.ts', import.meta.url));

const official = () => {
  const jar = findOfficialFirestore();
  if (!jar) throw new Error("Google's Firestore emulator is not on this machine.");
  return officialFirestoreArgs(jar);
};

const commands: Record<string, () => string[]> = {
  'stand-in': () => [process.execPath, main],
  official,
};

const answers = async (host: string) => {
  try {
    return (await fetch(`http://${host}/`)).ok;
  } catch {
    return false;
  }
};

const untilUp = async (child: ChildProcess, host: string, output: string[]) => {
  while (!(await answers(host))) {
    if (child.exitCode !== null) throw new Error(`The backend has ended:\n${output.join('')}`);
    await delay(50);
  }
};

/** Starts a Firestore backend, `stand-in` or `official`, with further arguments. */
export const startBackend = async (
  kind: string,
  ...more: string[]
): Promise<{ child: ChildProcess; host: string; websocketHost: string }> => {
  const [command = '', ...args] = commands[kind]?.() ?? [];
  const [port, websocketPort] = [await freePort(), await freePort()];
  const host = `127.0.0.1:${port}`;
  const ports = ['--port', String(port), '--websocket_port', String(websocketPort)];
  const child = spawn(command, [...args, '--host', '127.0.0.1', ...ports, ...more]);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => output.push(String(text)));
  }
  await untilUp(child, host, output);
  return { child, host, websocketHost: `127.0.0.1:${websocketPort}` };
};

/**
 * Selects the Firestore backend of the conformance tests: the one of FIRESTORE_EMULATOR_HOST;
 * otherwise FIRESTORE_BACKEND=official starts Google's emulator, and by default the stand-in
 * starts.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  process.env.METADATA_SERVER_DETECTION = 'none';
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined;
  const kind = process.env.FIRESTORE_BACKEND ?? 'stand-in';
  const { child, host, websocketHost } = await startBackend(kind);
  process.env.FIRESTORE_EMULATOR_HOST = host;
  process.env.FIRESTORE_WEBSOCKET_HOST = websocketHost;
  return async () => {
    delete process.env.FIRESTORE_EMULATOR_HOST;
    delete process.env.FIRESTORE_WEBSOCKET_HOST;
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
  };
}
