import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { Seed } from './checkSeed.ts';
import { renderAvatar } from './drawing/avatar.ts';
import { renderPicture } from './drawing/picture.ts';

/** A picture and its path in the bucket. */
export interface SeedPicture {
  path: string;
  content: Buffer;
}

/** Where a tool's picture lies in the bucket. */
export const toolPicturePath = (id: string): string => `tools/${id}/picture.webp`;

/** Where a person's picture lies in the bucket. */
export const avatarPath = (id: string): string => `users/${id}/avatar.webp`;

/** The address a browser loads a file of the bucket from. */
export const downloadUrl = (bucket: string, path: string): string =>
  `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;

const person = async (id: string, name: string): Promise<SeedPicture> => ({
  path: avatarPath(id),
  content: await renderAvatar(name),
});

/** Draws all pictures of a seed, which takes some seconds of computing and no emulator. */
export const renderPictures = ({ catalogue, accounts, reviews }: Seed): Promise<SeedPicture[]> =>
  Promise.all([
    ...catalogue.map(async ({ id, picture }) => ({
      path: toolPicturePath(id),
      content: await renderPicture(picture),
    })),
    ...accounts.map(({ uid, displayName }) => person(uid, displayName)),
    ...reviews.map(({ id, reviewerName }) => person(id, reviewerName)),
  ]);

/** Puts a picture into the bucket. */
export const uploadPicture = async (app: App, { path, content }: SeedPicture): Promise<void> => {
  await getStorage(app)
    .bucket()
    .file(path)
    .save(content, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: 'public, max-age=86400' },
    });
};
