import { describe, expect, it } from 'vitest';
import {
  isSizedPicture,
  pictureSources,
  sharedPictureOf,
  sharedPicturePath,
  sizedPicturePath,
} from './pictures.ts';

const bucket = 'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o';

describe('pictureSources', () => {
  it('returns a tool picture in every width, without the token of the original', () => {
    expect(pictureSources(`${bucket}/tools%2Fplane%2Fa.png?alt=media&token=secret`)).toEqual([
      { url: `${bucket}/tools%2Fplane%2Fa.png%40320.webp?alt=media`, width: 320 },
      { url: `${bucket}/tools%2Fplane%2Fa.png%40640.webp?alt=media`, width: 640 },
      { url: `${bucket}/tools%2Fplane%2Fa.png%401280.webp?alt=media`, width: 1280 },
    ]);
  });

  it('returns an account picture in its one width', () => {
    expect(pictureSources(`${bucket}/users%2Fcarla%2Favatar?alt=media`)).toEqual([
      { url: `${bucket}/users%2Fcarla%2Favatar%40128.webp?alt=media`, width: 128 },
    ]);
  });

  it.each([
    'https://lh3.googleusercontent.com/a/photo',
    'https://shop.example/avatar.svg',
    `${bucket}/invoices%2Fa.png?alt=media`,
    `${bucket}/tools%2F%E0%A4%A?alt=media`,
    'no address',
    '',
  ])('returns nothing for %s', (link) => {
    expect(pictureSources(link)).toEqual([]);
  });
});

describe('isSizedPicture', () => {
  it('distinguishes resized pictures from uploads', () => {
    expect(isSizedPicture(sizedPicturePath('tools/a.png', 640))).toBe(true);
    expect(isSizedPicture(sharedPicturePath('tools/a.png'))).toBe(true);
    expect(isSizedPicture('tools/a.webp')).toBe(false);
    expect(isSizedPicture('tools/share.jpg')).toBe(false);
  });
});

describe('sharedPictureOf', () => {
  const origin = 'https://shop.example';

  it('is the JPEG of a tool picture, without the token of the original', () => {
    const link = `${bucket}/tools%2Fplane%2Fa.png?alt=media&token=secret`;
    expect(sharedPictureOf(link, origin)).toBe(
      `${bucket}/tools%2Fplane%2Fa.png%40share.jpg?alt=media`,
    );
  });

  it.each([
    'https://example.test/plane.webp',
    `${bucket}/users%2Fcarla%2Favatar?alt=media`,
    'no address',
    '',
  ])('is the shop’s for %j', (link) => {
    expect(sharedPictureOf(link, origin)).toBe(`${origin}/share.jpg`);
  });
});
