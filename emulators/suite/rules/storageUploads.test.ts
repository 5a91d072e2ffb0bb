import { randomUUID } from 'node:crypto';
import {
  deleteObject,
  getBytes,
  getMetadata,
  ref,
  type StorageReference,
  type UploadMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { limits, pictureTypes } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { isPermitted } from './support/permittedRoles.ts';
import { allRoles, type Role } from './support/roles.ts';
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

/** Metadata that would make a browser treat the file as something other than a picture. */
const metadataOfOtherFiles: [title: string, metadata: UploadMetadata][] = [
  ['a gzip encoding', { contentEncoding: 'gzip' }],
  ['a Brotli encoding', { contentEncoding: 'br' }],
  ['a disposition as an attachment', { contentDisposition: 'attachment' }],
  ['a file name', { contentDisposition: "inline; filename*=utf-8''setup.exe" }],
  ['custom metadata', { customMetadata: { of: 'mine' } }],
];

const { clients, uidOf, put } = await openBucket();

describe.each([
  ['admin', 'a tool', () => `tools/${randomUUID()}/picture.webp`],
  ['customer', 'their photo', () => `users/${uidOf('customer')}/avatar.webp`],
  ['customer', 'a return', () => `users/${uidOf('customer')}/returns/${randomUUID()}.webp`],
] as const)('%s for %s', (role, _, path) => {
  describe.each([
    ['multipart', multipart],
    ['resumable', resumable],
  ] as const)('a %s upload', (_, upload) => {
    const isAllowed = (size: number, metadata?: UploadMetadata) =>
      isPermitted(upload(ref(clients[role], path()), new Uint8Array(size), metadata));

    describe.each(pictureTypes)('of %s', (contentType) => {
      it.each([1, limits.pictureBytes])('may have %i bytes', async (size) => {
        expect(await isAllowed(size, { contentType })).toBe(true);
      });

      it('may not have a byte more', async () => {
        expect(await isAllowed(limits.pictureBytes + 1, { contentType })).toBe(false);
      });
    });

    it.each(otherTypes)('may not be %s', async (contentType) => {
      expect(await isAllowed(1, { contentType })).toBe(false);
    });

    it('must have a type', async () => {
      expect(await isAllowed(1)).toBe(false);
    });

    it.each(metadataOfOtherFiles)('may not have %s', async (_, metadata) => {
      expect(await isAllowed(1, { contentType: 'image/png', ...metadata })).toBe(false);
    });
  });
});

describe('A document of a tool', () => {
  const pathOf = (file: string = randomUUID()) => `tools/jack-plane-4k2m9a7c/documents/${file}`;
  const pdf: UploadMetadata = { contentType: 'application/pdf' };
  const isAllowed = (role: Role, path = pathOf(), size = 1, metadata = pdf) =>
    isPermitted(multipart(ref(clients[role], path), new Uint8Array(size), metadata));

  it('is uploaded by an admin with a current profile, and by staff with the permission', async () => {
    const permitted = await Promise.all(
      allRoles.map(async (role) => ((await isAllowed(role)) ? [role] : [])),
    );
    expect(permitted.flat()).toEqual(['admin', 'cataloguer']);
  });

  it('has at most 10 MiB', async () => {
    const { bytes } = limits.toolDocuments;
    expect(await isAllowed('admin', pathOf(), bytes)).toBe(true);
    expect(await isAllowed('admin', pathOf(), bytes + 1)).toBe(false);
  });

  it.each<[string, UploadMetadata]>([
    ['another type', { contentType: 'text/html' }],
    ['a picture', { contentType: 'image/png' }],
    ['no type', {}],
    ...metadataOfOtherFiles.map(([title, metadata]): [string, UploadMetadata] => [
      title,
      { ...pdf, ...metadata },
    ]),
  ])('may not have %s', async (_, metadata) => {
    expect(await isAllowed('admin', pathOf(), 1, metadata)).toBe(false);
  });

  it.each(['sheet.pdf', `${randomUUID()}.pdf`, `2026/${randomUUID()}`])(
    'may not be named %s',
    async (file) => {
      expect(await isAllowed('admin', pathOf(file))).toBe(false);
    },
  );

  it('is neither replaced nor read nor deleted by anyone', async () => {
    const path = pathOf();
    await put(path, pdf);
    for (const role of allRoles) {
      const file = ref(clients[role], path);
      expect(await isAllowed(role, path)).toBe(false);
      expect(await isPermitted(getBytes(file))).toBe(false);
      expect(await isPermitted(getMetadata(file))).toBe(false);
      expect(await isPermitted(deleteObject(file))).toBe(false);
    }
  });
});
