import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { largestPictures } from '../../testing/pictures/largestPictures.ts';
import { photograph } from '../../testing/pictures/photograph.ts';
import { peakMemoryOf } from '../../testing/usage/peakMemory.ts';
import { resizeToWidths } from './resizeToWidths.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#2f5d5080' } });

const dimensionsOf = async (content: Buffer) => {
  const { format, width, height } = await sharp(content).metadata();
  return { format, width, height };
};

describe('resizeToWidths', () => {
  it('resizes a photograph upright to each width, and removes its metadata', async () => {
    const original = await photograph(1500, 2000);
    const { orientation, exif } = await sharp(original).metadata();
    expect([orientation, exif?.includes('Testcam')]).toEqual([6, true]);
    const sizes = await resizeToWidths(original, [320, 1280]);
    expect(sizes.map(({ width }) => width)).toEqual([320, 1280]);
    const [small, large] = await Promise.all(sizes.map(({ content }) => dimensionsOf(content)));
    expect(small).toEqual({ format: 'webp', width: 320, height: 427 });
    expect(large).toEqual({ format: 'webp', width: 1280, height: 1707 });
    for (const { content } of sizes) {
      const metadata = await sharp(content).metadata();
      expect(metadata).not.toHaveProperty('exif');
      expect(metadata).not.toHaveProperty('orientation');
      expect(content.includes('Testcam')).toBe(false);
    }
  });

  it.each(['png', 'webp', 'jpeg'] as const)('never enlarges a %s', async (format) => {
    const original = await plain(200, 100).toFormat(format).toBuffer();
    const [size] = await resizeToWidths(original, [640]);
    expect(size?.width).toBe(640);
    expect(await dimensionsOf(size?.content ?? original)).toMatchObject({
      width: 200,
      height: 100,
    });
  });

  it('keeps transparency', async () => {
    const [size] = await resizeToWidths(await plain(9, 9).png().toBuffer(), [640]);
    expect((await sharp(size?.content).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a GIF', () => plain(9, 9).gif().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
    ['half a picture', async () => (await photograph(400, 300)).subarray(0, 900)],
    ['more than 40 megapixels', () => plain(8_001, 5_000).png().toBuffer()],
  ])('refuses %s', async (_, content) => {
    await expect(resizeToWidths(await content(), [320])).rejects.toThrow();
  });

  it('refuses too many pixels by the header, before it decodes any', async () => {
    const header = (await plain(8_001, 5_000).png().toBuffer()).subarray(0, 64);
    await expect(resizeToWidths(header, [320])).rejects.toThrow('exceeds pixel limit');
  });

  it.each(['PNG, 16 bits, interlaced, rotated', 'JPEG, progressive'] as const)(
    'decodes 40 megapixels in three quarters of the memory of the function: %s',
    async (name) => {
      expect(await peakMemoryOf(await largestPictures[name]())).toBeLessThan(768);
    },
  );
});
