/** An environment variable of the API tests. Throws when the suite is not running. */
export const required = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: the API tests run against the emulator suite (npm test)`);
};
