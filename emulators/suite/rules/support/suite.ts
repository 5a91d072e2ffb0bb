const variables = {
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  firestore: 'FIRESTORE_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;

/**
 * The address of an emulator.
 * @throws {Error} when the environment variable is not set.
 */
export const addressOf = (
  emulator: keyof typeof variables,
): { address: string; host: string; port: number } => {
  const address = process.env[variables[emulator]];
  if (!address) {
    throw new Error(
      `${variables[emulator]} is not set. These tests need a running suite: run npm test`,
    );
  }
  const { hostname: host, port } = new URL(`http://${address}`);
  return { address, host, port: Number(port) };
};
