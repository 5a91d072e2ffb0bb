/**
 * The time limits of every test. They end what hangs and measure nothing: a machine that is five times
 * slower, because other suites run on it, must stay below them.
 */
export const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};
