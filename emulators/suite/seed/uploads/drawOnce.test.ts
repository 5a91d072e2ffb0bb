import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Seed, seed } from '../dataset/seedData.ts';
import { drawOnce } from './drawOnce.ts';
import { renderPictures, type SeedPicture } from './pictures.ts';

vi.mock('./pictures.ts', () => ({
  renderPictures: vi.fn(async ({ catalogue }: Seed): Promise<SeedPicture[]> => {
    return catalogue.map(({ id }) => ({ path: `tools/${id}`, content: Buffer.from(id) }));
  }),
}));

vi.mock('./dataSheets.ts', () => ({ renderDataSheets: async (): Promise<SeedPicture[]> => [] }));

const [one, ...others] = seed.catalogue;

const cacheFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'cache', 'pictures');
};

beforeEach(() => {
  vi.clearAllMocks();
});

it('draws the pictures once', async () => {
  const file = cacheFile();
  const drawn = await drawOnce(seed, file);
  expect(await drawOnce(seed, file)).toEqual(drawn);
  expect(drawn).toHaveLength(seed.catalogue.length);
  expect(renderPictures).toHaveBeenCalledOnce();
});

it('draws them again when a tool has changed, or the file is damaged', async () => {
  const file = cacheFile();
  await drawOnce(seed, file);
  await drawOnce({ ...seed, catalogue: others }, file);
  expect(renderPictures).toHaveBeenCalledTimes(2);
  writeFileSync(file, 'damaged');
  expect(await drawOnce({ ...seed, catalogue: one ? [one] : [] }, file)).toHaveLength(1);
});
