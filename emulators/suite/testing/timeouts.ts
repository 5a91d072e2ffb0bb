/**
 * The time limits of all tests. They stop tests that hang, and do not measure performance: a
 * machine that is five times slower, because other suites run on it, must not exceed them.
 */
export const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};
