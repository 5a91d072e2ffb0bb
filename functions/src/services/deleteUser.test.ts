import { expect, it, vi } from 'vitest';
import { adminLock, users } from '../collections.ts';
import { readDocument } from '../documents.ts';
import { auth } from '../firebase.ts';
import { callerOf, registerAdmin, registerCustomer } from '../testing/accounts.ts';
import { deleteUser } from './deleteUser.ts';
import { recordSignIn } from './users.ts';

const getFiles = vi.hoisted(() => vi.fn());

vi.mock('../firebase.ts', async (original) => ({
  ...(await original<object>()),
  openBucket: () => Promise.resolve({ getFiles }),
}));

it.each([
  ['a customer', registerCustomer, false],
  ['an admin', registerAdmin, true],
])(
  'the deletion of %s that failed is finished when asked for again',
  async (_, register, admin) => {
    const [other, account] = [await registerAdmin(), await register()];
    const { uid, email } = account;
    await recordSignIn(callerOf(account, admin));
    getFiles
      .mockRejectedValueOnce(new Error('Storage is out of reach'))
      .mockResolvedValueOnce([[]]);
    const ask = () => deleteUser(email, callerOf(other, true));
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect((await auth.getUser(uid)).email).toBe(email);
    expect(await ask()).toEqual({ acknowledged: true, deletedCount: 1 });
    expect(getFiles).toHaveBeenLastCalledWith({ prefix: `users/${uid}/` });
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await readDocument(users.doc(uid))).toBeUndefined();
    expect((await readDocument(adminLock))?.leaving ?? []).not.toContain(uid);
  },
);
