import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openBucket } from '../../store/collections/firebase.ts';
import { removeFilesOf } from './pictures.ts';

it('deletes the files of the account and no others, even concurrently', async () => {
  const [uid, bucket] = [randomUUID(), await openBucket()];
  const own = Array.from({ length: 8 }, (_, index) => `users/${uid}/${index}.txt`);
  const beside = `users/${uid}2/kept.txt`;
  await Promise.all([...own, beside].map((path) => bucket.file(path).save('a picture')));
  await Promise.all(Array.from({ length: 6 }, () => removeFilesOf(uid)));
  const [left] = await bucket.getFiles({ prefix: `users/${uid}` });
  expect(left.map(({ name }) => name)).toEqual([beside]);
  await bucket.file(beside).delete();
});
