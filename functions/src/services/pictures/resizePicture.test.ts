/** How the trigger handles uploads, tested with the Storage and Functions emulators. */
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { File } from '@google-cloud/storage';
import { getStorage } from 'firebase-admin/storage';
import { warn } from 'firebase-functions/logger';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  limits,
  pictureWidths,
  sharedPicturePath,
  sizedPicturePath,
} from '../../contract/index.ts';
import { app } from '../../store/collections/firebase.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { photograph } from '../../testing/pictures/photograph.ts';
import {
  bucketName,
  download,
  isThere,
  linkTo,
  remove,
  upload,
} from '../../testing/pictures/pictures.ts';
import { removeOrphanedSizes, resizePicture } from './resizePicture.ts';

vi.mock('firebase-functions/logger');

vi.mock('../../store/collections/firebase.ts', async (original) => {
  const firebase = await original<typeof import('../../store/collections/firebase.ts')>();
  return { ...firebase, openBucket: async () => getStorage(firebase.app).bucket(bucketName) };
});

const sizesOf = (path: string) => pictureWidths(path).map((width) => sizedPicturePath(path, width));

const filesOf = (path: string) => [...sizesOf(path), sharedPicturePath(path)];

const areThere = async (paths: string[]) => {
  const found = await Promise.all(paths.map(isThere));
  return found.every(Boolean);
};

const uploadResized = async (path: string, content: Buffer) => {
  await upload(path, content, 'image/jpeg');
  await expect.poll(() => areThere(sizesOf(path))).toBe(true);
};

const pixelsOf = async (path: string) => {
  const { content } = await download(path);
  const { format, width, height, exif } = await sharp(content).metadata();
  return { format, width, height, exif };
};

const toolPath = () => `tools/${randomUUID()}/photo.jpg`;

describe('An uploaded picture', () => {
  it('of a tool exists in every width, cached permanently', async () => {
    const path = toolPath();
    await uploadResized(path, await photograph(900, 1200));
    const sizes = await Promise.all(sizesOf(path).map(pixelsOf));
    expect(sizes).toEqual([
      { format: 'webp', width: 320, height: 427, exif: undefined },
      { format: 'webp', width: 640, height: 853, exif: undefined },
      { format: 'webp', width: 900, height: 1200, exif: undefined },
    ]);
    await expect.poll(() => isThere(sharedPicturePath(path))).toBe(true);
    expect(await pixelsOf(sharedPicturePath(path))).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      exif: undefined,
    });
    expect((await download(sharedPicturePath(path))).contentType).toBe('image/jpeg');
    const { contentType, cacheControl } = await download(sizedPicturePath(path, 640));
    expect(contentType).toBe('image/webp');
    expect(cacheControl).toBe('public, max-age=31536000, immutable');
  });

  it('of an account exists in its width, and is updated when it is replaced', async () => {
    const path = `users/${randomUUID()}/avatar`;
    const [sized = ''] = sizesOf(path);
    await uploadResized(path, await photograph(256, 256));
    expect(await pixelsOf(sized)).toMatchObject({ format: 'webp', width: 128, height: 128 });
    expect((await download(sized)).cacheControl).toBe('public, max-age=3600');
    await upload(path, await photograph(256, 512), 'image/jpeg');
    await expect.poll(async () => (await pixelsOf(sized)).height).toBe(256);
  });

  it('that is deleted loses its resized versions', async () => {
    const path = toolPath();
    await uploadResized(path, await photograph(40, 40));
    await remove(path);
    const isGone = async () => !(await Promise.all(filesOf(path).map(isThere))).some(Boolean);
    await expect.poll(isGone).toBe(true);
  });

  it('is deleted with its tool, in every width', async () => {
    const { token } = await registerAdmin();
    const path = toolPath();
    await uploadResized(path, await photograph(40, 40));
    const updatedInfo = {
      toolName: 'Spokeshave',
      price: 24,
      available: 30,
      minOrder: 5,
      toolDescription: 'For curves.',
      imageLink: linkTo(path),
    };
    const created = await send('POST', '/tool', { token, json: { updatedInfo } });
    const { insertedId } = await expectStatus<{ insertedId: string }>(created, 201);
    await expectStatus(await send('DELETE', `/tool/${insertedId}`, { token }), 200);
    const files = [path, ...filesOf(path)];
    expect(await Promise.all(files.map(isThere))).toEqual(files.map(() => false));
  });
});

describe('resizePicture', () => {
  const widths = [128, 320, 640, 1280];
  const madeOf = (path: string) =>
    Promise.all(widths.map((width) => isThere(sizedPicturePath(path, width))));

  it.each([
    ['outside the folders of pictures', () => `other/${randomUUID()}.jpg`],
    ['it made itself', () => sizedPicturePath(toolPath(), 320)],
  ])('ignores a file that is %s', async (_, pathOf) => {
    const path = pathOf();
    await upload(path, await photograph(40, 40));
    await resizePicture(path);
    expect(await madeOf(path)).toEqual(widths.map(() => false));
  });

  const page = '<!doctype html><script>alert(1)</script>';

  it.each<[string, (path: string) => Promise<void>]>([
    ['a page that calls itself a picture', (path) => upload(path, page, 'image/png')],
    [
      'a picture that would be decompressed on its way',
      async (path) =>
        upload(path, gzipSync(await photograph(40, 40)), 'image/jpeg', { contentEncoding: 'gzip' }),
    ],
    [
      'a picture of more bytes than an upload may have',
      async (path) => {
        const padding = Buffer.alloc(limits.pictureBytes);
        await upload(path, Buffer.concat([await photograph(40, 40), padding]), 'image/jpeg');
      },
    ],
  ])('creates nothing from %s, and deletes earlier versions', async (_, put) => {
    const path = toolPath();
    await upload(sizedPicturePath(path, 640), await photograph(40, 40));
    await put(path);
    await resizePicture(path);
    expect(await madeOf(path)).toEqual(widths.map(() => false));
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(path), expect.any(Error));
  });

  it('deletes the resized versions of a deleted picture', async () => {
    const path = toolPath();
    await upload(sizedPicturePath(path, 320), await photograph(40, 40));
    await resizePicture(path);
    expect(await madeOf(path)).toEqual(widths.map(() => false));
  });

  it('creates nothing from a picture that is deleted before it is read', async () => {
    const path = toolPath();
    await upload(sizedPicturePath(path, 320), await photograph(40, 40));
    await upload(path, await photograph(40, 40));
    const files = Object.getPrototypeOf(getStorage(app).bucket(bucketName).file(path)) as File;
    const found = vi.spyOn(files, 'exists').mockImplementationOnce(async () => {
      await remove(path);
      return [true];
    });
    onTestFinished(() => found.mockRestore());
    await resizePicture(path);
    // The upload also triggers the deployed function, which stops when it finds no picture.
    await expect.poll(() => madeOf(path)).toEqual(widths.map(() => false));
  });
});

describe('removeOrphanedSizes', () => {
  it('keeps the resized versions of a picture that replaced the deleted one', async () => {
    const path = toolPath();
    await uploadResized(path, await photograph(40, 40));
    await removeOrphanedSizes(path);
    expect(await areThere(sizesOf(path))).toBe(true);
  });

  it('ignores files that are not originals', async () => {
    const sized = sizedPicturePath(toolPath(), 320);
    await upload(sizedPicturePath(sized, 320), await photograph(40, 40));
    await removeOrphanedSizes(sized);
    expect(await isThere(sizedPicturePath(sized, 320))).toBe(true);
  });
});
