import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { renderAvatar } from './avatar.ts';
import { pictureSize, renderPicture, resizeTo } from './picture.ts';

it.each(catalogue)('$id has a picture that loads fast', async ({ picture }) => {
  const rendered = await renderPicture(picture);
  const { format, width, height } = await sharp(rendered).metadata();
  expect({ format, width, height }).toEqual({
    format: 'webp',
    width: pictureSize,
    height: pictureSize,
  });
  expect(rendered.length).toBeLessThan(40 * 1024);
});

it('no two tools share a picture', () => {
  expect(new Set(catalogue.map(({ picture }) => picture)).size).toBe(catalogue.length);
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
