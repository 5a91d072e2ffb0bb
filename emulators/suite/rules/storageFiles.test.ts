import { randomUUID } from 'node:crypto';
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
import { permittedRoles, permittedRolesInTurn } from './support/permittedRoles.ts';
import { allRoles, describeRoles, type Role } from './support/roles.ts';
import { openBucket } from './support/storage.ts';

type Attempt = (file: StorageReference) => Promise<unknown>;

const picture = { contentType: 'image/png' };

const reads: Record<string, Attempt> = {
  download: (file) => getBytes(file),
  'get the metadata': (file) => getMetadata(file),
  'get the download URL': (file) => getDownloadURL(file),
};

const upload: Attempt = (file) => uploadBytes(file, new Uint8Array(1), picture);

const { clients, uidOf, put, remove: removeFile } = await openBucket();

const whoMay = (attempt: Attempt, path: string) =>
  permittedRoles((role) => attempt(ref(clients[role], path)));

const whoMayInTurn = (attempt: Attempt, path: string, undo: () => Promise<unknown>) =>
  permittedRolesInTurn((role) => attempt(ref(clients[role], path)), undo);

const ofTool = (name: string) => `tools/${randomUUID()}/${name}`;
const ofUser = (role: Role, name = 'avatar.webp') => `users/${uidOf(role)}/${name}`;

interface Access {
  read: Role[];
  create: Role[];
  overwrite: Role[];
  remove: Role[];
}

const nobody = { create: [], overwrite: [], remove: [] };
const readOnly: Access = { ...nobody, read: allRoles };
const closed: Access = { ...nobody, read: [] };
const toolPicture: Access = {
  ...readOnly,
  create: ['admin', 'cataloguer'],
  remove: ['admin', 'cataloguer'],
};
const returnPicture: Access = { ...readOnly, create: ['customer'] };
const avatarOf = (...roles: Role[]): Access => ({ ...readOnly, create: roles, overwrite: roles });

describe.each<[title: string, path: string, access: Access]>([
  ['a WebP of a tool', ofTool('picture.webp'), toolPicture],
  ['a JPEG of a tool', ofTool('picture.jpeg'), toolPicture],
  ['a PNG of a tool', ofTool('picture.png'), toolPicture],
  ["a customer's photo", ofUser('customer'), avatarOf('customer')],
  ["an admin's photo", ofUser('admin'), avatarOf('admin')],
  [
    "a former admin's photo",
    ofUser('former admin with an old token'),
    avatarOf('former admin with an old token'),
  ],
  ["a deleted account's photo", ofUser('deleted account with an old token'), readOnly],
  ['a picture of a return', ofUser('customer', `returns/${randomUUID()}.webp`), returnPicture],
  ['another name for a picture of a return', ofUser('customer', 'returns/saw.webp'), readOnly],
  ['a deeper folder of returns', ofUser('customer', `returns/2026/${randomUUID()}.webp`), readOnly],
  ['a resized picture', ofTool('picture.webp@320.webp'), readOnly],
  ['a name like that of a resized picture', ofTool('@128.webp'), readOnly],
  ['a resized photo', ofUser('customer', 'avatar.webp@128.webp'), readOnly],
  ['another name for a picture', ofTool('picture.svg'), readOnly],
  ['a folder that is no UUID', 'tools/plane/picture.webp', readOnly],
  ['a folder longer than a UUID', `tools/${randomUUID()}0/picture.webp`, readOnly],
  ['a picture in no folder', 'tools/picture.webp', closed],
  ['a deeper folder of a tool', ofTool('2026/picture.webp'), closed],
  ['a document of a tool that is no PDF', ofTool(`documents/${randomUUID()}`), closed],
  ['another name for a photo', ofUser('customer', 'avatar.png'), readOnly],
  ['a deeper folder of a user', ofUser('customer', '2026/avatar.webp'), readOnly],
  ['a photo in no folder', 'users/avatar.webp', readOnly],
  ['a folder with a similar name', `toolsandmore/${randomUUID()}/picture.webp`, closed],
  ['another folder', 'reviews/picture.png', closed],
  ['no folder', 'picture.png', closed],
])('%s', (_, path, { read, create, overwrite, remove }) => {
  it(`upload: ${describeRoles(create)}`, async () => {
    expect(await whoMayInTurn(upload, path, () => removeFile(path))).toEqual(create);
  });

  describe('that exists', () => {
    beforeEach(() => put(path));

    it.each(Object.entries(reads))(`%s: ${describeRoles(read)}`, async (_, attempt) => {
      expect(await whoMay(attempt, path)).toEqual(read);
    });

    it(`overwrite: ${describeRoles(overwrite)}`, async () => {
      expect(await whoMay(upload, path)).toEqual(overwrite);
    });

    it('update the metadata: nobody', async () => {
      const update: Attempt = (file) => updateMetadata(file, { contentType: 'image/webp' });
      expect(await whoMay(update, path)).toEqual([]);
    });

    it(`delete: ${describeRoles(remove)}`, async () => {
      const deletion: Attempt = (file) => deleteObject(file);
      expect(await whoMayInTurn(deletion, path, () => put(path))).toEqual(remove);
    });
  });
});

describe.each(['', 'tools', 'tools/2026', 'users', 'users/customer', 'reviews'])('%j', (folder) => {
  it.each<[string, Attempt]>([
    ['list', (at) => listAll(at)],
    ['list a page', (at) => list(at, { maxResults: 1 })],
  ])('%s: nobody', async (_, attempt) => {
    expect(await whoMay(attempt, folder)).toEqual([]);
  });
});
