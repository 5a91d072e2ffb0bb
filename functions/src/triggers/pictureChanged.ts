import type { StorageEvent } from 'firebase-functions/storage';
import { removeOrphanedSizes, resizePicture } from '../services/pictures/resizePicture.ts';

/** Writes the sizes of a picture that was uploaded. */
export const pictureUploaded = ({ data }: StorageEvent): Promise<void> => resizePicture(data.name);

/** Removes the sizes of a picture that was deleted. */
export const pictureDeleted = ({ data }: StorageEvent): Promise<void> =>
  removeOrphanedSizes(data.name);
