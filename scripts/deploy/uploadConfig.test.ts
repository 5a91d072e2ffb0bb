import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assetRules } from '@tools-hub/kit/builds/assetRules';
import { projectFile } from '@tools-hub/kit/paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeployConfig } from './deployConfig.ts';
import { uploadConfigOf, withUploadConfig } from './uploadConfig.ts';

const { getValidator }: { getValidator: () => (config: unknown) => boolean } = createRequire(
  import.meta.url,
)('firebase-tools/lib/firebaseConfigValidate.js');

const config = readDeployConfig();
const script = 'index-BmT9x_aQ.js';

let webFolder: string;

beforeEach(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(webFolder, 'assets'));
  for (const file of ['index.html', `assets/${script}`, 'assets/logo.svg']) {
    writeFileSync(join(webFolder, file), '');
  }
});

afterEach(() => rmSync(webFolder, { recursive: true, force: true }));

it('adds the rules for the built assets to those of firebase.json', () => {
  const { headers } = uploadConfigOf(config, webFolder).hosting;
  expect(headers).toEqual([...config.hosting.headers, ...assetRules([script])]);
  expect(headers).toHaveLength(config.hosting.headers.length + 1);
});

it('adds none before a build', () => {
  const { headers } = uploadConfigOf(config, join(webFolder, 'missing')).hosting;
  expect(headers).toEqual(config.hosting.headers);
});

it('firebase.json itself lets no path be cached permanently', () => {
  expect(JSON.stringify(config.hosting)).not.toMatch(/immutable|max-age=(?!63072000)/);
});

it('does not build again, and changes nothing else', () => {
  const { functions, hosting, ...rest } = uploadConfigOf(config, webFolder);
  expect(JSON.stringify({ functions, hosting })).not.toContain('predeploy');
  const { headers, predeploy, ...hostingBefore } = config.hosting;
  expect(hosting).toEqual({ ...hostingBefore, headers: hosting.headers });
  expect(functions).toEqual(config.functions.map(({ predeploy: _, ...codebase }) => codebase));
  expect({ ...rest, functions: config.functions, hosting: config.hosting }).toEqual(config);
});

it('is valid for the Firebase CLI', () => {
  // Its schema lacks the launcher's own emulators, such as Stripe. A deploy uses none.
  const { emulators: _, ...upload }: object & { emulators?: unknown } = uploadConfigOf(
    config,
    webFolder,
  );
  expect(getValidator()(upload)).toBe(true);
});

it('is in the root of the project during the upload only', async () => {
  const path = await withUploadConfig(config, async (file) => {
    expect(JSON.parse(readFileSync(file, 'utf8')).hosting.public).toBe(config.hosting.public);
    return file;
  });
  expect(join(dirname(path), '/')).toBe(projectFile('.'));
  expect(existsSync(path)).toBe(false);
});

it('is removed after an upload that failed', async () => {
  let path = '';
  const failed = withUploadConfig(config, async (file) => {
    path = file;
    throw new Error('No network');
  });
  await expect(failed).rejects.toThrow('No network');
  expect(existsSync(path)).toBe(false);
});
