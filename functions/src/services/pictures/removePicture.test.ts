import { warn } from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { type Caller, forItself } from '../../store/accounts/caller.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { deleteTool } from '../catalogue/edit/deleteTool.ts';
import { getTool } from '../catalogue/tools/tools.ts';

vi.mock('firebase-functions/logger');

vi.mock('../../store/collections/firebase.ts', async (original) => ({
  ...(await original<object>()),
  openBucket: () => Promise.reject(new Error('Storage is out of reach')),
}));

const admin: Caller = forItself({
  uid: 'a',
  email: '',
  displayName: '',
  photoURL: '',
  emailVerified: true,
  admin: true,
  permissions: [],
  requestId: 'r',
});

it('a picture that cannot be deleted is logged, and the tool is deleted anyway', async () => {
  const imagePath = 'tools/stays/picture.webp';
  const id = await createTool({ imagePath });
  expect(await deleteTool(id, admin)).toEqual({ acknowledged: true, deletedCount: 1 });
  await expect(getTool(id)).rejects.toMatchObject({ code: 'tool-not-found' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(imagePath), expect.any(Error));
});
