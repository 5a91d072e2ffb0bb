import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../accounts.ts';
import type { ToolInput } from '../contract/index.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../testing/accounts.ts';
import { linkTo } from '../testing/pictures.ts';
import { createTool as addTool } from '../testing/tools.ts';
import { usageOf } from '../testing/usage.ts';
import { grantAdmin, withdrawAdmin } from './admins.ts';
import { deleteUser } from './deleteUser.ts';
import { createTool, deleteTool, updateTool } from './editTools.ts';
import { createReview } from './reviews.ts';
import { listTools } from './tools.ts';
import { listUsers, recordSignIn } from './users.ts';

// What Firebase tells its functions: where the bucket is.
vi.hoisted(() => {
  const storageBucket = `${process.env.GCLOUD_PROJECT}.appspot.com`;
  process.env.FIREBASE_CONFIG ??= JSON.stringify({ storageBucket });
});

const callerOf = ({ uid, email, token }: TestAccount, admin = false): Caller => ({
  uid,
  email,
  token,
  displayName: '',
  photoURL: '',
  admin,
});

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const tool: ToolInput = {
  toolName: 'Bevel',
  price: 9,
  available: 10,
  minOrder: 1,
  toolDescription: 'Copies an angle.',
  imageLink: linkTo('tools/bevel/first.webp'),
};

describe('Reads and writes', () => {
  it('of a new tool: none; tool and opening', async () => {
    expect(await usageOf(() => createTool(tool, admin))).toEqual({ reads: 0, writes: 2 });
  });

  it('of a changed tool: the tool; tool, and ledger when stock changes', async () => {
    const { insertedId: id } = await createTool(tool, admin);
    const update = (fields: Partial<ToolInput>) => usageOf(() => updateTool(id, fields, admin));
    expect(await update({ price: 8 })).toEqual({ reads: 1, writes: 1 });
    expect(await update({ price: 8 })).toEqual({ reads: 1, writes: 0 });
    expect(await update({ available: 5, price: 7 })).toEqual({ reads: 1, writes: 2 });
  });

  it('of a picture no longer shown: one more, to know whether another tool shows it', async () => {
    const { insertedId: id } = await createTool(tool, admin);
    const imageLink = linkTo('tools/bevel/second.webp');
    const replaced = await usageOf(() => updateTool(id, { imageLink }, admin));
    expect(replaced).toEqual({ reads: 2, writes: 1 });
    expect(await usageOf(() => deleteTool(id, admin))).toEqual({ reads: 2, writes: 2 });
  });

  it('of a review: none; one', async () => {
    const review = { reviewText: 'Good.', reviewRating: 5 };
    expect(await usageOf(() => createReview(review, admin))).toEqual({ reads: 0, writes: 1 });
  });

  it('of a page of users: its users and one to know of the next', async () => {
    for (let index = 0; index < 3; index += 1) {
      await recordSignIn(callerOf(await registerCustomer()));
    }
    const usage = await usageOf(() => listUsers({ limit: 2, sort: 'newest' }));
    expect(usage).toEqual({ reads: 3, writes: 0 });
  });

  it('of a right given: the profile; the profile', async () => {
    const account = callerOf(await registerCustomer());
    const usage = await usageOf(() => grantAdmin(account.email, admin));
    expect(usage).toEqual({ reads: 1, writes: 1 });
  });

  it('of a right taken: profile and lock; profile, and the lock before and after', async () => {
    const former = callerOf(await registerAdmin(), true);
    await recordSignIn(former);
    const usage = await usageOf(() => withdrawAdmin(former.email, admin));
    expect(usage).toEqual({ reads: 3, writes: 3 });
  });

  it('of a customer removed: the lock; the profile', async () => {
    const account = callerOf(await registerCustomer());
    await recordSignIn(account);
    const usage = await usageOf(() => deleteUser(account.email, account));
    expect(usage).toEqual({ reads: 1, writes: 1 });
  });
});

describe('Reads of a search', () => {
  const word = `s${Math.random().toString(36).slice(2)}`;
  const find = (search: string, limit: number) =>
    usageOf(() => listTools({ search, limit, sort: 'newest' }));

  beforeAll(async () => {
    for (let index = 0; index < 30; index += 1) await addTool({ toolName: `${word} ${index}` });
  }, 60_000);

  it('for a word: the page and one to know of the next', async () => {
    expect(await find(word, 4)).toEqual({ reads: 5, writes: 0 });
    expect(await find(`${word}none`, 4)).toEqual({ reads: 1, writes: 0 });
  });

  it('for several words: at most ten times that', async () => {
    expect(await find(`${word} zzz`, 1)).toEqual({ reads: 20, writes: 0 });
    expect(await find(`${word} zzz`, 100)).toEqual({ reads: 30, writes: 0 });
    expect(await find(`${word} ${'z'.repeat(20)}`, 4)).toEqual({ reads: 1, writes: 0 });
  });
});
