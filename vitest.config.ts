import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from './emulators/suite/testing/timeouts.ts';

/** These decode large pictures, and use no Firestore. */
const pictures = 'functions/src/services/pictures/resizeToWidths.test.ts';

const checks = ['functions/src/services/{consistency,live}/**/check*.test.ts'];

/**
 * Whether a file changes modules or globals. All other files share them, which saves a process and
 * loading the modules for each file. Vitest restores spies after each file.
 */
const changesModules = (file: string): boolean =>
  /\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers|setSystemTime)\b/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );

const changingModules = (files: readonly string[]): string[] =>
  globSync(files, { cwd: import.meta.dirname }).filter(changesModules);

const unitFiles = [
  'functions/src/*.test.ts',
  'functions/src/{apiKeys,bank,contract,csv,http,invoices,mail,openapi,search,webhooks}/**/*.test.ts',
  'functions/src/store/{accounts,calls,collections,events}/**/*.test.ts',
  'emulators/{firestore,rules,storage,stripe}/**/*.test.ts',
  'emulators/suite/{launcher,preflight,sandbox,seed,testing}/**/*.test.ts',
  'emulators/quality/bench/**/*.test.ts',
  'kit/**/*.test.ts',
  'scripts/**/*.test.ts',
];
const unitFilesWithMocks = changingModules(unitFiles);

const apiFiles = 'functions/src/{routes,services,store/writes,testing}/**/*.test.ts';
const apiFilesWithMocks = changingModules([apiFiles]);

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
    // The groups of `npm test`, and the next run, share what is transformed once.
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: unitFiles,
          exclude: unitFilesWithMocks,
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'unit-mocks',
          include: unitFilesWithMocks,
          isolate: false,
          setupFiles: 'emulators/suite/testing/freshModules.ts',
          ...timeouts,
        },
      },
      { test: { name: 'pictures', include: [pictures], ...timeouts } },
      'web/vitest.config.ts',
      'web/vitest.node.config.ts',
      {
        test: {
          name: 'conformance',
          include: ['emulators/conformance/**/*.test.ts'],
          globalSetup: 'emulators/conformance/support/backend.ts',
          isolate: false,
          sequence: { shuffle: true },
          ...timeouts,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['emulators/quality/{faults,load}/**/*.test.ts'],
          globalSetup: [
            'emulators/conformance/support/backend.ts',
            'emulators/quality/faults/support/servers/authEmulator.ts',
          ],
          setupFiles: 'emulators/quality/faults/support/restoreEnv.ts',
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['emulators/suite/rules/**/*.test.ts'],
          globalSetup: 'emulators/conformance/support/backend.ts',
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'sandbox',
          include: ['emulators/suite/running/**/*.test.ts'],
          fileParallelism: false,
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
        exclude: [...checks, pictures, ...apiFilesWithMocks],
        isolate: false,
        sequence: { groupOrder: 2 },
      }),
      apiTests({
        name: 'api-mocks',
        include: apiFilesWithMocks,
        exclude: checks,
        sequence: { groupOrder: 3 },
      }),
    ],
  },
});
