import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { announceHub, retractHub } from './suite.ts';

const project = 'demo-hub-locator-test';
const locator = join(tmpdir(), `hub-${project}.json`);
const folder = mkdtempSync(join(tmpdir(), 'hub-locator-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(locator, { force: true });
});

it('announces the latest suite to other terminals until that suite stops', () => {
  writeFileSync(join(folder, `hub-${project}.json`), JSON.stringify({ origins: [], pid: 2 }));
  announceHub(project, folder);
  retractHub(project, 1);
  expect(existsSync(locator)).toBe(true);
  retractHub(project, 2);
  expect(existsSync(locator)).toBe(false);
});
