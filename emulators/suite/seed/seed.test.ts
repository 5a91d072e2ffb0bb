import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profilesOf, seed } from './dataset/seedData.ts';
import { SeedError } from './dataset/seedError.ts';
import { loadSeed, prepareSeed } from './seed.ts';
import { dataSheets } from './uploads/dataSheets.ts';
import { returnPicturesOf } from './uploads/returnPictures.ts';

const hosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];
const target = { projectId: 'a-real-project', bucket: 'a-real-bucket' };

afterEach(() => vi.unstubAllEnvs());

describe('loadSeed', () => {
  it.each(hosts)('refuses to run without %s, which would reach a real project', async (missing) => {
    for (const host of hosts) vi.stubEnv(host, host === missing ? undefined : '127.0.0.1:9');
    const refusal = await loadSeed({ seed, documents: [], pictures: [] }, target).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(CommandError);
    expect(refusal).toHaveProperty('message', expect.stringMatching(new RegExp(`${missing}\\.$`)));
  });
});

describe('prepareSeed', () => {
  it('draws every tool and account, in each width, each tool for shared links, returned tools, and data sheets', async () => {
    const { pictures } = await prepareSeed('bucket');
    const people = profilesOf(seed).map(({ uid }) => uid);
    expect(pictures.map(({ path }) => path)).toEqual([
      ...seed.catalogue.flatMap(({ id, morePictures }) => [
        ...['picture', ...morePictures.map((_, index) => `picture-${index + 2}`)].flatMap(
          (name) => [
            `tools/${id}/${name}.webp`,
            `tools/${id}/${name}.webp@320.webp`,
            `tools/${id}/${name}.webp@640.webp`,
            `tools/${id}/${name}.webp@1280.webp`,
          ],
        ),
        `tools/${id}/picture.webp@share.jpg`,
      ]),
      ...people.flatMap((id) => [`users/${id}/avatar.webp`, `users/${id}/avatar.webp@128.webp`]),
      ...returnPicturesOf(seed).flatMap(({ path }) => [path, `${path}@128.webp`]),
      ...dataSheets.map(({ toolId, id }) => `tools/${toolId}/documents/${id}`),
    ]);
    expect(pictures.filter(({ content }) => content.length === 0)).toEqual([]);
  });

  it('rejects an invalid seed before it draws', async () => {
    await expect(prepareSeed('bucket', { ...seed, shopWindow: ['anvil'] })).rejects.toThrow(
      SeedError,
    );
  });
});
