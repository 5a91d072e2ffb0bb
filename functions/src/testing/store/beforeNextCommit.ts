import { WriteBatch } from 'firebase-admin/firestore';
import { onTestFinished, vi } from 'vitest';

/** Lets something happen after the next transaction of this process has read, before it commits. */
export const beforeNextCommit = (happen: () => Promise<unknown>): void => {
  const { commit } = WriteBatch.prototype;
  const spy = vi.spyOn(WriteBatch.prototype, 'commit');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementationOnce(async function (this: WriteBatch) {
    await happen();
    return commit.call(this);
  });
};
