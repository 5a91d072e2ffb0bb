import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFile } from './seedReport.ts';
import { storedSeed } from './storedSeed.ts';

const target = { projectId: 'demo', bucket: 'bucket', storage: '127.0.0.1:9199' };
let folder: string;

const write = vi.fn(async (to: string) => {
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, reportFile), JSON.stringify({ tools: write.mock.calls.length }));
});

beforeEach(() => {
  write.mockClear();
  folder = mkdtempSync(join(tmpdir(), 'seed-'));
  // 22:30 in the shop.
  vi.useFakeTimers({ now: new Date('2026-05-06T05:30:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('writes the seed once a day of the shop', async () => {
  const toolsAfter = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    return (await storedSeed(target, write, folder)).report.tools;
  };
  expect(await toolsAfter(0)).toBe(1);
  expect(await toolsAfter(80)).toBe(1);
  expect(await toolsAfter(20)).toBe(2);
});

it('writes the seed for each address of the pictures', async () => {
  await storedSeed(target, write, folder);
  await storedSeed({ ...target, storage: '127.0.0.1:9299' }, write, folder);
  expect(write).toHaveBeenCalledTimes(2);
});
