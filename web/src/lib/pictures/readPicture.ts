import { adviceForContent, pictureFileProblem, pictureSizeProblem } from './pictureFile.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** A resized picture, and the object URL to show it. */
export interface ChosenPicture {
  picture: Blob;
  url: string;
}

/** A chosen picture, or why the file was not accepted. */
export type PictureReading =
  | { chosen: ChosenPicture; problem: null }
  | { chosen: null; problem: string };

/** How much of a file shows its kind. */
const startBytes = 64;

/**
 * Reads a picture from a file, and resizes it so that no side is longer than `longest` pixels. Only
 * the resized picture must be small enough for the shop: cameras take larger ones.
 */
export const readPicture = async (file: File, longest: number): Promise<PictureReading> => {
  const problem = pictureFileProblem(file);
  if (problem) return { chosen: null, problem };
  try {
    const picture = await shrinkPicture(file, longest);
    const tooLarge = pictureSizeProblem(picture);
    if (tooLarge) return { chosen: null, problem: tooLarge };
    return { chosen: { picture, url: URL.createObjectURL(picture) }, problem: null };
  } catch {
    const start = await file.slice(0, startBytes).arrayBuffer();
    return { chosen: null, problem: adviceForContent(new Uint8Array(start)) };
  }
};
