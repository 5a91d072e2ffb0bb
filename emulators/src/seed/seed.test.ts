import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../startError.ts';
import { seed } from './checkSeed.ts';
import { loadSeed, prepareSeed } from './seed.ts';
import { SeedError } from './seedError.ts';

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
    const refusal = await loadSeed({ seed, pictures: [] }, target).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal).toHaveProperty('message', expect.stringMatching(new RegExp(`${missing}\\.$`)));
  });
});

describe('prepareSeed', () => {
  it('draws a picture for every tool, account and reviewer', { timeout: 60_000 }, async () => {
    const { pictures } = await prepareSeed();
    expect(pictures.map(({ path }) => path)).toEqual([
      ...seed.catalogue.map(({ id }) => `tools/${id}/picture.webp`),
      ...seed.accounts.map(({ uid }) => `users/${uid}/avatar.webp`),
      ...seed.reviews.map(({ id }) => `users/${id}/avatar.webp`),
    ]);
    expect(pictures.filter(({ content }) => content.length === 0)).toEqual([]);
  });

  it('refuses a broken seed before it draws', async () => {
    await expect(prepareSeed({ ...seed, shopWindow: ['anvil'] })).rejects.toThrow(SeedError);
  });
});
