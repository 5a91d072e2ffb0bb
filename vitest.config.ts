import { defineConfig } from 'vitest/config';
import { timeouts } from './emulators/suite/testing/timeouts.ts';

/**
 * API tests that no other test may run beside. They count the reads of transactions, which run again when
 * another one changes the same counter; compare lists and counts of all that is stored; change the
 * settings of the shop; or let fifty buyers compete.
 */
const aloneTests = [
  'functions/src/services/**/{usage,*Usage}.test.ts',
  'functions/src/services/live/checkPublished.test.ts',
  'functions/src/routes/{admins,catalogue,counts,overview,reviews,tools}.test.ts',
  'functions/src/routes/{concurrentOrders,settings}.test.ts',
];

/** API tests that select another project of Firebase for their process. */
const isolatedTests = ['functions/src/routes/lastAdmin.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'functions/src/*.test.ts',
            'functions/src/{contract,csv,http,invoices,mail,openapi,search}/**/*.test.ts',
            'emulators/standIns/{firestore,rules,storageRules,stripe}/**/*.test.ts',
            'emulators/suite/{bench,launcher,seed,testing}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          ...timeouts,
        },
      },
      'web/vitest.config.ts',
      {
        test: {
          name: 'conformance',
          include: ['emulators/standIns/conformance/**/*.test.ts'],
          globalSetup: 'emulators/standIns/conformance/support/backend.ts',
          sequence: { shuffle: true },
          ...timeouts,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['emulators/suite/{faults,load}/**/*.test.ts'],
          globalSetup: [
            'emulators/standIns/conformance/support/backend.ts',
            'emulators/suite/faults/support/authEmulator.ts',
          ],
          ...timeouts,
          // After the others, because these tests run the compiled functions, which a unit test recompiles.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['emulators/suite/rules/**/*.test.ts'],
          globalSetup: 'emulators/standIns/conformance/support/backend.ts',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'api',
          include: ['functions/src/{routes,services}/**/*.test.ts'],
          exclude: [...aloneTests, ...isolatedTests],
          globalSetup: 'emulators/suite/testing/startApi.ts',
          isolate: false,
          sequence: { shuffle: true },
          ...timeouts,
        },
      },
      {
        test: {
          name: 'api-isolated',
          include: isolatedTests,
          globalSetup: 'emulators/suite/testing/startApi.ts',
          sequence: { shuffle: true },
          ...timeouts,
        },
      },
      {
        test: {
          name: 'api-alone',
          include: aloneTests,
          globalSetup: 'emulators/suite/testing/startApi.ts',
          isolate: false,
          fileParallelism: false,
          ...timeouts,
          sequence: { groupOrder: 1, shuffle: true },
        },
      },
    ],
  },
});
