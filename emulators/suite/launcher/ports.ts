import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { projectFile } from './paths.ts';
import { StartError } from './startError.ts';

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
] as const;
type Service = (typeof services)[number];

interface Listener {
  host: string;
  port: number;
  websocketPort?: number;
}

interface HeaderRule {
  headers: { key: string; value: string }[];
}

/** firebase.json as far as the launcher reads it. */
export interface FirebaseConfig {
  hosting: { public: string; headers: HeaderRule[] };
  emulators: Record<Service, Listener>;
}

/** Where each emulator listens, `host:port` joined as the SDKs want it. */
export type Addresses = Record<Service, string>;

const assertListener = (service: Service, listener: Listener | undefined) => {
  if (typeof listener?.host !== 'string' || !Number.isInteger(listener.port)) {
    throw new StartError(
      `firebase.json: emulators.${service} must name a host and a port, as in { "host": "127.0.0.1", "port": 5000 }.`,
    );
  }
};

const parse = (text: string): FirebaseConfig => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StartError(`firebase.json is not valid JSON: ${(cause as Error).message}`);
  }
};

/**
 * firebase.json with every emulator port moved up by `offset`. A moved suite serves a web app built
 * for its own ports, hence from a folder of its own.
 * @throws {StartError} when the file is not JSON, a port is missing, or browsers refuse to open one.
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
    throw new StartError(
      `Browsers refuse to open port ${port} (emulators.${service}.port in firebase.json). Choose another port or another --port-offset.`,
    );
  }
};

/** The addresses a configuration gives the emulators. */
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
 * Makes sure that every port of the suite can be had.
 * @throws {StartError} naming each port in use and the setting that changes it.
 */
export const assertPortsFree = async ({ emulators }: FirebaseConfig): Promise<void> => {
  const wanted = services.flatMap((name) => {
    const { host, port, websocketPort } = emulators[name];
    const own = { host, port, setting: `emulators.${name}.port` };
    return websocketPort
      ? [own, { host, port: websocketPort, setting: `emulators.${name}.websocketPort` }]
      : [own];
  });
  const free = await Promise.all(wanted.map(({ host, port }) => isFree(host, port)));
  const taken = wanted.filter((_, index) => !free[index]);
  if (taken.length > 0) {
    const lines = taken.map(({ port, setting }) => `  port ${port} (${setting} in firebase.json)`);
    throw new StartError(
      `In use already:\n${lines.join('\n')}\nEnd what holds them, change the settings named, or move all ports: add \`-- --port-offset 10000\` to the command.`,
    );
  }
};
