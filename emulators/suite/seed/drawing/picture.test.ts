import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { renderAvatar } from './avatar.ts';
import { pictureSize, renderPicture, resizeTo } from './picture.ts';
import type { View } from './views.ts';

const viewsOf = ({ picture, morePictures }: CatalogueTool): View[] => [
  { drawing: picture, ground: 'paper' },
  ...morePictures,
];

it.each(catalogue)('$id has pictures that load fast', async (tool) => {
  for (const { drawing, ground } of viewsOf(tool)) {
    const rendered = await renderPicture(drawing, ground);
    const { format, width, height } = await sharp(rendered).metadata();
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: pictureSize,
      height: pictureSize,
    });
    expect(rendered.length).toBeLessThan(40 * 1024);
  }
});

it('no two pictures are the same', () => {
  const drawings = catalogue.flatMap(viewsOf).map(({ drawing }) => drawing);
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
