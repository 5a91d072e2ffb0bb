import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildIfChanged, buildUnlessBuilt, hashOfInputs } from './builds.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/a.ts'), 'a');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('hashOfInputs', () => {
  const hash = (settings: Record<string, string> = {}) =>
    hashOfInputs(['src/**/*.*'], settings, folder);

  it('stays the same while nothing changes', () => {
    expect(hash()).toBe(hash());
  });

  it('ignores other files', () => {
    const before = hash();
    writeFileSync(join(folder, 'other.ts'), 'x');
    expect(hash()).toBe(before);
  });

  it('changes with a content, a name, a new file and a setting', () => {
    const hashes = [hash(), hash({ VITE_A: '1' })];
    writeFileSync(join(folder, 'src/a.ts'), 'b');
    hashes.push(hash());
    writeFileSync(join(folder, 'src/b.ts'), '');
    hashes.push(hash());
    rmSync(join(folder, 'src/a.ts'));
    writeFileSync(join(folder, 'src/c.ts'), 'b');
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('buildUnlessBuilt', () => {
  const output = () => join(folder, 'lib.cjs');
  const build = vi.fn(async () => writeFileSync(output(), 'built'));
  const buildAgain = () =>
    buildUnlessBuilt(
      join(folder, 'cache/hash'),
      () => hashOfInputs(['src/*', 'lib.cjs'], {}, folder),
      build,
    );

  beforeEach(async () => {
    build.mockClear();
    await buildAgain();
  });

  it('builds once while nothing changes', async () => {
    await buildAgain();
    expect(build).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an input has changed', () => writeFileSync(join(folder, 'src/a.ts'), 'b')],
    ['another build has changed the output', () => writeFileSync(output(), 'other')],
    ['the output is missing', () => rmSync(output())],
  ])('builds again when %s', async (_, change) => {
    change();
    await buildAgain();
    expect(build).toHaveBeenCalledTimes(2);
  });
});

describe('buildIfChanged', () => {
  const build = vi.fn(async () => {});

  beforeEach(() => build.mockReset());

  it('builds once from the same inputs, and again from others', async () => {
    await buildIfChanged(folder, 'one', build);
    await buildIfChanged(folder, 'one', build);
    expect(build).toHaveBeenCalledTimes(1);
    await buildIfChanged(folder, 'two', build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('builds again after a build that failed', async () => {
    await buildIfChanged(folder, 'one', build);
    build.mockRejectedValueOnce(new Error('interrupted'));
    await expect(buildIfChanged(folder, 'two', build)).rejects.toThrow('interrupted');
    await buildIfChanged(folder, 'one', build);
    expect(build).toHaveBeenCalledTimes(3);
  });

  it('builds again after another build has emptied the folder', async () => {
    await buildIfChanged(folder, 'one', build);
    rmSync(folder, { recursive: true });
    build.mockImplementationOnce(async () => {
      mkdirSync(folder);
    });
    await buildIfChanged(folder, 'one', build);
    expect(build).toHaveBeenCalledTimes(2);
    expect(existsSync(folder)).toBe(true);
  });
});
