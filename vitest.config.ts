import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'functions/src/*.test.ts',
            'functions/src/{contract,http}/**/*.test.ts',
            'emulators/src/**/*.test.ts',
          ],
        },
      },
      'web/vitest.config.ts',
      {
        test: {
          name: 'conformance',
          include: ['emulators/conformance/**/*.test.ts'],
          globalSetup: 'emulators/conformance/support/backend.ts',
          sequence: { shuffle: true },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['emulators/{faults,load}/**/*.test.ts'],
          globalSetup: [
            'emulators/conformance/support/backend.ts',
            'emulators/faults/support/accounts.ts',
          ],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['emulators/rules/**/*.test.ts'],
          // The first call of a client waits for its connection.
          testTimeout: 30_000,
          globalSetup: 'emulators/conformance/support/backend.ts',
        },
      },
      {
        test: {
          name: 'api',
          include: ['functions/src/{routes,services}/**/*.test.ts'],
        },
      },
    ],
  },
});
