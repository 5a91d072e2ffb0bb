import { createRequire } from 'node:module';

interface Emulator {
  connect(): Promise<void>;
  discoverTriggers(backend: object): Promise<unknown>;
}

const require = createRequire(import.meta.url);

const {
  FunctionsEmulator,
}: {
  FunctionsEmulator: { prototype: Emulator };
} = require('firebase-tools/lib/emulator/functionsEmulator.js');

const versioning: {
  getLatestSDKVersion(): string | undefined;
} = require('firebase-tools/lib/deploy/functions/runtimes/node/versioning.js');

/** Makes the Functions emulator load the functions only after something else has happened. */
export const loadFunctionsAfter = (event: Promise<unknown>): void => {
  const emulator = FunctionsEmulator.prototype;
  const { connect } = emulator;
  emulator.connect = async function () {
    await event;
    return connect.call(this);
  };
};

/**
 * Keeps firebase-tools from asking npm for the latest version of firebase-functions, only to
 * recommend it. Offline, that blocks the whole CLI for ten seconds.
 */
export const skipVersionLookup = (): void => {
  versioning.getLatestSDKVersion = () => undefined;
};

/** The bundle has long lines, and Node.js prints the line that failed. */
const maxLineLength = 300;

/** The message of an error while the functions were loaded, without lines of the bundle. */
export const describeFailedLoad = ({ message }: Error): string => {
  const lines = message.split('\n').filter(({ length }) => length <= maxLineLength);
  return [...new Set(lines)].join('\n').trimEnd();
};

/** Reports why the functions cannot be loaded. firebase-tools only logs it. */
export const reportFailedLoads = (onFailedLoad: (reason: string) => void): void => {
  const emulator = FunctionsEmulator.prototype;
  const { discoverTriggers } = emulator;
  emulator.discoverTriggers = async function (backend) {
    try {
      return await discoverTriggers.call(this, backend);
    } catch (error) {
      onFailedLoad(describeFailedLoad(error as Error));
      throw error;
    }
  };
};
