import sharp from 'sharp';
import { expect, it } from 'vitest';
import { seed } from '../dataset/seedData.ts';
import { drawOnce } from '../uploads/drawOnce.ts';
import { furtherPicturePaths, toolPicturePath } from '../uploads/pictures.ts';
import { renderAvatar } from './avatar.ts';
import { pictureSize, resizeTo } from './picture.ts';

const pictures = new Map(
  (await drawOnce(seed)).map(({ path, content }) => [path, content] as const),
);

it.each(seed.catalogue)('$id has pictures that load fast', async ({ id, morePictures }) => {
  for (const path of [toolPicturePath(id), ...furtherPicturePaths(id, morePictures.length)]) {
    const drawn = pictures.get(path) ?? expect.fail(`${path} is not drawn`);
    const { format, width, height } = await sharp(drawn).metadata();
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: pictureSize,
      height: pictureSize,
    });
    expect(drawn.length).toBeLessThan(40 * 1024);
  }
});

it('no two pictures are the same', () => {
  const drawings = seed.catalogue.flatMap(({ picture, morePictures }) => [
    picture,
    ...morePictures.map(({ drawing }) => drawing),
  ]);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('draws a person', async () => {
  const { format, width } = await sharp(await renderAvatar('Ada Lovett')).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: 192 });
});

it('makes a picture narrower, and never wider', async () => {
  const avatar = await renderAvatar('Ada Lovett');
  const { format, width } = await sharp(await resizeTo(avatar, 128)).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: 128 });
  expect(await resizeTo(avatar, 640)).toBe(avatar);
});
