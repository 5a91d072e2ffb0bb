import type { Seed } from '../dataset/seedData.ts';
import type { ReturnPicture } from '../orders/drafts/plannedReturns.ts';

/** The path in the bucket of a picture that a person has added to a return. */
export const returnPicturePath = (uid: string, { id }: ReturnPicture): string =>
  `users/${uid}/returns/${id}.webp`;

/** A picture in the bucket, and the tool that it shows. */
interface PictureOfTool {
  path: string;
  toolId: string;
}

/** The pictures that customers have added to their returns. */
export const returnPicturesOf = ({ orders }: Pick<Seed, 'orders'>): PictureOfTool[] =>
  orders.flatMap(({ userId, returns }) =>
    returns.flatMap(({ plan: { picture } }) =>
      picture ? [{ path: returnPicturePath(userId, picture), toolId: picture.toolId }] : [],
    ),
  );
