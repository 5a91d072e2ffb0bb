import { validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { pathInBucket } from '../../store/accounts/pictureLinks.ts';
import { returns } from '../../store/collections/collections.ts';
import { bucketName } from '../../store/collections/firebase.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
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

const batchSize = 100;

const forgetBatch = (uid: string): Promise<number> =>
  transact(async (transaction) => {
    const own = returns.where('pictureOwner', '==', uid);
    const found = await findDocuments(selectFields(own, ['number']), batchSize);
    for (const { id } of found) {
      transaction.update(returns.doc(id), { pictures: [], pictureOwner: null });
    }
    return found.length;
  });

/**
 * Removes the pictures that an account has added to returns from these, before its files are
 * deleted. After a failure, the next call finds those that remain.
 */
export const forgetPicturesOf = async (uid: string): Promise<void> => {
  while ((await forgetBatch(uid)) === batchSize);
};
