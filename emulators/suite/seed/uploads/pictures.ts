import { pictureWidths, sharedPicturePath, sizedPicturePath } from 'functions/contract';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import { renderAvatar } from '../drawing/avatar.ts';
import { renderPicture, resizeTo, resizeToShared } from '../drawing/picture.ts';
import { onBench } from '../drawing/views.ts';
import { returnPicturesOf } from './returnPictures.ts';

/** A picture or a data sheet, and its path in the bucket. */
export interface SeedPicture {
  path: string;
  content: Buffer;
}

/** The path of a tool's picture in the bucket. */
export const toolPicturePath = (id: string): string => `tools/${id}/picture.webp`;

/** The paths of a tool's further pictures in the bucket. */
export const furtherPicturePaths = (id: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `tools/${id}/picture-${index + 2}.webp`);

/** The path of a person's picture in the bucket. */
export const avatarPath = (id: string): string => `users/${id}/avatar.webp`;

/** The URL of a file in the bucket. */
export const downloadUrl = (bucket: string, path: string): string =>
  `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;

const drawn = async (path: string, picture: Promise<Buffer>): Promise<SeedPicture[]> => {
  const content = await picture;
  const sizes = pictureWidths(path).map(async (width) => ({
    path: sizedPicturePath(path, width),
    content: await resizeTo(content, width),
  }));
  return [{ path, content }, ...(await Promise.all(sizes))];
};

/** The version of a tool's first picture for shared links. */
const drawnShared = async (id: string, picture: Promise<Buffer>): Promise<SeedPicture[]> => [
  { path: sharedPicturePath(toolPicturePath(id)), content: await resizeToShared(await picture) },
];

const drawnTool = ({ id, picture, morePictures }: CatalogueTool): Promise<SeedPicture[]>[] => {
  const paths = furtherPicturePaths(id, morePictures.length);
  const views = morePictures.map(({ drawing, ground }) => renderPicture(drawing, ground));
  const first = renderPicture(picture);
  const all = [first, ...views].map((rendered, index) =>
    drawn(paths[index - 1] ?? toolPicturePath(id), rendered),
  );
  return [...all, drawnShared(id, first)];
};

const drawnOnBench = (toolId: string, { catalogue }: Seed): Promise<Buffer> => {
  const tool = catalogue.find(({ id }) => id === toolId);
  if (!tool) throw new Error(`There is no tool ${toolId}`);
  const { drawing, ground } = onBench(24)(tool.picture);
  return renderPicture(drawing, ground);
};

/**
 * Draws all pictures of a seed, in the widths that an upload would get. It takes some seconds, and
 * needs no emulator.
 */
export const renderPictures = async (seed: Seed): Promise<SeedPicture[]> => {
  const pictures = [
    ...seed.catalogue.flatMap(drawnTool),
    ...profilesOf(seed).map(({ uid, displayName }) =>
      drawn(avatarPath(uid), renderAvatar(displayName)),
    ),
    ...returnPicturesOf(seed).map(({ path, toolId }) => drawn(path, drawnOnBench(toolId, seed))),
  ];
  return (await Promise.all(pictures)).flat();
};
