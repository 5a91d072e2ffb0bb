import { describe, expect, it } from 'vitest';
import { profilesOf, seed } from './dataset/seedData.ts';
import { SeedError } from './dataset/seedError.ts';
import { prepareSeed } from './seed.ts';
import { dataSheets } from './uploads/dataSheets.ts';
import { returnPicturesOf } from './uploads/returnPictures.ts';

describe('prepareSeed', () => {
  const prepared = prepareSeed('bucket');

  it('draws every tool and account, in each width, each tool for shared links, returned tools, and data sheets', async () => {
    const { pictures } = await prepared;
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
