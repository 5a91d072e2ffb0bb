import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from './emulators/suite/testing/timeouts.ts';

const checks = ['functions/src/services/{ledger,live}/check*.test.ts'];

const changesModules = (file: string): boolean =>
  /\bvi\.(?:mock|doMock|resetModules|spyOn|stub\w+|useFakeTimers|setSystemTime)\b/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );

const apiFiles = 'functions/src/{routes,services}/**/*.test.ts';
const withMocks = globSync(apiFiles, { cwd: import.meta.dirname }).filter(changesModules);

const apiTests = (options: TestProjectInlineConfiguration['test']) => ({
  test: {
    globalSetup: 'emulators/suite/testing/startApi.ts',
    ...options,
    // These tests share one shop, and some depend on its last admin, its sales or its reads.
    fileParallelism: false,
    ...timeouts,
  },
});

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
      apiTests({
        name: 'api-checks',
        include: checks,
        // A store without the shop's documents, because these tests read all of it again and again.
        env: { GCLOUD_PROJECT: 'demo-tools-hub-checks' },
        globalSetup: 'emulators/suite/testing/emptyStore.ts',
        isolate: false,
        sequence: { groupOrder: 1 },
      }),
      apiTests({
        name: 'api',
        include: [apiFiles],
        exclude: [...checks, ...withMocks],
        // They change no modules, so they can share them, which saves loading these for each file.
        isolate: false,
        sequence: { groupOrder: 2 },
      }),
      apiTests({
        name: 'api-mocks',
        include: withMocks,
        exclude: checks,
        sequence: { groupOrder: 3 },
      }),
    ],
  },
});
