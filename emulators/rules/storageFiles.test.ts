import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { permittedRoles } from './support/permitted.ts';
import { everyone, inWords, type Role } from './support/roles.ts';
import { openBucket } from './support/storage.ts';

type Attempt = (file: StorageReference) => Promise<unknown>;

const picture = { contentType: 'image/png' };

const reads: Record<string, Attempt> = {
  download: (file) => getBytes(file),
  'get the metadata': (file) => getMetadata(file),
  'get the download URL': (file) => getDownloadURL(file),
};

const writes: Record<string, Attempt> = {
  create: (file) =>
    uploadBytes(ref(file.storage, `${file.fullPath}.new`), new Uint8Array(1), picture),
  overwrite: (file) => uploadBytes(file, new Uint8Array(2), picture),
  'update the metadata': (file) => updateMetadata(file, { customMetadata: { of: 'mine' } }),
  delete: (file) => deleteObject(file),
};

const { clients, put } = await openBucket();

describe.each<[path: string, access: { read: Role[]; write: Role[] }]>([
  ['tools/plane.webp', { read: everyone, write: ['admin'] }],
  ['tools/2026/plane.webp', { read: everyone, write: ['admin'] }],
  ['users/customer/avatar.png', { read: everyone, write: ['customer'] }],
  ['users/customer/2026/avatar.png', { read: everyone, write: ['customer'] }],
  ['users/admin/avatar.png', { read: everyone, write: ['admin'] }],
  ['users/former/avatar.png', { read: everyone, write: ['withdrawn admin'] }],
  ['users/avatar.png', { read: everyone, write: [] }],
  ['toolsandmore/plane.webp', { read: [], write: [] }],
  ['reviews/picture.png', { read: [], write: [] }],
  ['picture.png', { read: [], write: [] }],
])('%s', (path, { read, write }) => {
  beforeEach(() => put(path));

  const whoMay = (attempt: Attempt) => permittedRoles((role) => attempt(ref(clients[role], path)));

  it.each(Object.entries(reads))(`%s: ${inWords(read)}`, async (_, attempt) => {
    expect(await whoMay(attempt)).toEqual(read);
  });

  it.each(Object.entries(writes))(`%s: ${inWords(write)}`, async (_, attempt) => {
    expect(await whoMay(attempt)).toEqual(write);
  });
});

describe.each(['', 'tools', 'tools/2026', 'users', 'users/customer', 'reviews'])('%j', (folder) => {
  it.each<[string, Attempt]>([
    ['list', (at) => listAll(at)],
    ['list a page', (at) => list(at, { maxResults: 1 })],
  ])('%s: nobody', async (_, attempt) => {
    expect(await permittedRoles((role) => attempt(ref(clients[role], folder)))).toEqual([]);
  });
});
