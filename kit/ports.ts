import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { CommandError } from './commandLine/commandError.ts';
import { projectFile } from './paths.ts';

const services = [
  'hub',
  'logging',
  'hosting',
  'functions',
  'firestore',
  'auth',
  'storage',
  'eventarc',
  'tasks',
  'stripe',
  'smtp',
  'inbox',
  'receiver',
] as const;
type Service = (typeof services)[number];

interface Listener {
  host: string;
  port: number;
  websocketPort?: number;
}

/** Headers of Hosting for the paths that match. */
export interface HeaderRule {
  regex?: string;
  headers: { key: string; value: string }[];
}

/** The parts of firebase.json that the launcher reads. */
export interface FirebaseConfig {
  hosting: { public: string; headers: HeaderRule[] };
  emulators: Record<Service, Listener>;
}

/**
 * Where each emulator, the Stripe stand-in, the mail server and the receiver of webhooks listen, as `host:port`, the format
 * of the SDKs.
 */
export type Addresses = Record<Service, string>;

const assertListener = (service: Service, listener: Listener | undefined) => {
  if (typeof listener?.host !== 'string' || !Number.isInteger(listener.port)) {
    throw new CommandError(
      `firebase.json: emulators.${service} must name a host and a port, as in { "host": "127.0.0.1", "port": 5000 }.`,
    );
  }
};

const parse = (text: string): FirebaseConfig => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CommandError(`firebase.json is not valid JSON: ${(cause as Error).message}`);
  }
};

/**
 * firebase.json with `offset` added to every emulator port. A suite with an offset serves a web app
 * that was built for these ports, from a separate folder.
 * @throws {CommandError} when the file is not JSON, a port is missing, or browsers block a port.
 */
export const readConfig = (offset: number, file = projectFile('firebase.json')): FirebaseConfig => {
  const config = parse(readFileSync(file, 'utf8'));
  for (const service of services) {
    const listener = config.emulators?.[service];
    assertListener(service, listener);
    listener.port += offset;
    if (listener.websocketPort) listener.websocketPort += offset;
    assertReachable(service, listener);
  }
  if (offset !== 0) config.hosting.public += `-${offset}`;
  return config;
};

/** Ports above 1023 that browsers refuse to open. https://fetch.spec.whatwg.org/#port-blocking */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
]);

const assertReachable = (service: Service, { port }: Listener) => {
  if (blockedPorts.has(port)) {
    throw new CommandError(
      `Browsers refuse to open port ${port} (emulators.${service}.port in firebase.json). Choose another port or another --port-offset.`,
    );
  }
};

/** The addresses of the emulators in a configuration. */
export const addressesOf = ({ emulators }: FirebaseConfig): Addresses =>
  Object.fromEntries(
    services.map((name) => [name, `${emulators[name].host}:${emulators[name].port}`]),
  ) as Addresses;

const isFree = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * Checks that every port of the suite is free.
 * @throws {CommandError} with each port in use and the setting that changes it.
 */
export const assertPortsFree = async ({ emulators }: FirebaseConfig): Promise<void> => {
  const listeners = services.flatMap((name) => {
    const { host, port, websocketPort } = emulators[name];
    const main = { host, port, setting: `emulators.${name}.port` };
    return websocketPort
      ? [main, { host, port: websocketPort, setting: `emulators.${name}.websocketPort` }]
      : [main];
  });
  const free = await Promise.all(listeners.map(({ host, port }) => isFree(host, port)));
  const taken = listeners.filter((_, index) => !free[index]);
  if (taken.length > 0) {
    const lines = taken.map(({ port, setting }) => `  port ${port} (${setting} in firebase.json)`);
    throw new CommandError(
      `In use already:\n${lines.join('\n')}\nStop the programs that use them, change these settings, or move all ports: add \`-- --port-offset 10000\` to the command.`,
    );
  }
};
