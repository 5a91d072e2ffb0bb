import { defineConfig } from 'vitest/config';
import { patience } from './emulators/src/testing/patience.ts';

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
          ...patience,
        },
      },
      'web/vitest.config.ts',
      {
        test: {
          name: 'conformance',
          include: ['emulators/conformance/**/*.test.ts'],
          globalSetup: 'emulators/conformance/support/backend.ts',
          sequence: { shuffle: true },
          ...patience,
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
          ...patience,
          // Behind the others: it runs the compiled functions, which a unit test compiles anew.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['emulators/rules/**/*.test.ts'],
          globalSetup: 'emulators/conformance/support/backend.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'api',
          // They share one shop, and some count what it does: its last admin, its sales, its reads.
          fileParallelism: false,
          include: ['functions/src/{routes,services}/**/*.test.ts'],
          setupFiles: 'functions/src/testing/firebaseConfig.ts',
          ...patience,
        },
      },
    ],
  },
});
