import { randomUUID } from 'node:crypto';
import {
  ref,
  type StorageReference,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { imageTypes, limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { isPermitted } from './support/permitted.ts';
import { openBucket } from './support/storage.ts';

type Upload = (
  file: StorageReference,
  content: Uint8Array,
  metadata?: UploadMetadata,
) => Promise<unknown>;

const multipart: Upload = (file, content, metadata) => uploadBytes(file, content, metadata);

const resumable: Upload = async (file, content, metadata) => {
  await uploadBytesResumable(file, content, metadata);
};

const otherTypes = [
  'image/svg+xml',
  'image/gif',
  'image/png; charset=utf-8',
  'IMAGE/PNG',
  'image/',
  'text/html',
  'application/octet-stream',
];

const { clients, put } = await openBucket();

describe.each([
  ['admin', 'tools'],
  ['customer', 'users/customer'],
] as const)('%s in %s', (role, folder) => {
  const newFile = () => ref(clients[role], `${folder}/${randomUUID()}`);

  describe.each([
    ['multipart', multipart],
    ['resumable', resumable],
  ] as const)('a %s upload', (_, upload) => {
    const isTaken = (size: number, metadata?: UploadMetadata) =>
      isPermitted(upload(newFile(), new Uint8Array(size), metadata));

    describe.each(imageTypes)('of %s', (contentType) => {
      it.each([1, limits.imageBytes])('may have %i bytes', async (size) => {
        expect(await isTaken(size, { contentType })).toBe(true);
      });

      it('may not have a byte more', async () => {
        expect(await isTaken(limits.imageBytes + 1, { contentType })).toBe(false);
      });
    });

    it.each(otherTypes)('may not be %s', async (contentType) => {
      expect(await isTaken(1, { contentType })).toBe(false);
    });

    it('may not be of no type', async () => {
      expect(await isTaken(1)).toBe(false);
    });
  });

  it.each(imageTypes)('a picture may become %s', async (contentType) => {
    const file = newFile();
    await put(file.fullPath);
    expect(await isPermitted(updateMetadata(file, { contentType }))).toBe(true);
  });

  it.each(otherTypes)('a picture may not become %s', async (contentType) => {
    const file = newFile();
    await put(file.fullPath);
    expect(await isPermitted(updateMetadata(file, { contentType }))).toBe(false);
  });
});
