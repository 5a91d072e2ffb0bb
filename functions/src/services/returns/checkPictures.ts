import { validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { pathInBucket } from '../../store/accounts/pictureLinks.ts';
import { bucketName } from '../../store/collections/firebase.ts';
import { holdsPicture } from '../pictures/holdsPicture.ts';

const refuse = (links: readonly string[], isFine: readonly boolean[], message: string): void => {
  const errors = links.flatMap((_, position) =>
    isFine[position] ? [] : [[`pictures.${position}`, message]],
  );
  if (errors.length > 0) throw validationError(Object.fromEntries(errors));
};

/**
 * Throws `validation` for links that are not to pictures which the caller has uploaded for a return:
 * another file could be one that its owner has not given away.
 */
export const checkPictures = async (
  links: readonly string[],
  { uid }: Pick<Caller, 'uid'>,
): Promise<void> => {
  const paths = links.map((link) => pathInBucket(link, bucketName) ?? '');
  const areOwn = paths.map((path) => path.startsWith(`users/${uid}/returns/`));
  refuse(links, areOwn, 'Picture must be one that you have uploaded');
  refuse(links, await Promise.all(paths.map(holdsPicture)), 'The file is not a picture');
};
