import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Caller } from '../../store/accounts/caller.ts';
import { inquiries, mail, quotes, reviews } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { callerOf, registerAdmin, registerVerified } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { storeMailTo } from '../../testing/mails/storedMail.ts';
import { cartLine, fillCartOf } from '../../testing/orders/carts.ts';
import { newQuote } from '../../testing/orders/quotes.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { getCart } from '../carts/carts.ts';
import { deleteUser } from './deleteUser.ts';

const { failAt, failing } = vi.hoisted(() => {
  let step = '';
  type Step = (...args: unknown[]) => Promise<unknown>;
  return {
    failAt: (name: string) => {
      step = name;
    },
    /** The module, whose function fails once when it is the step that is to fail. */
    failing: async (original: () => Promise<unknown>, name: string) => {
      const module = (await original()) as Record<string, Step>;
      const run: Step = async (...args) => {
        if (step !== name) return module[name]?.(...args);
        step = '';
        throw new Error(`${name} failed`);
      };
      return { ...module, [name]: run };
    },
  };
});

vi.mock('../reviews/reviews.ts', (original) => failing(original, 'anonymiseReviews'));
vi.mock('../inquiries/inquiries.ts', (original) => failing(original, 'removeInquiriesOf'));
vi.mock('../catalogue/alerts/stockAlerts.ts', (original) =>
  failing(original, 'removeAccountAlerts'),
);
vi.mock('../quotes/removeQuotesOf.ts', (original) => failing(original, 'removeQuotesOf'));
vi.mock('../notes/removeNotesOf.ts', (original) => failing(original, 'removeNotesOf'));
vi.mock('../carts/carts.ts', (original) => failing(original, 'removeCartOf'));
vi.mock('../accounts/addresses.ts', (original) => failing(original, 'removeAddressesOf'));
vi.mock('../returns/returnPictures.ts', (original) => failing(original, 'forgetPicturesOf'));
vi.mock('../pictures/pictures.ts', (original) => failing(original, 'removeFilesOf'));
vi.mock('./ownMails.ts', (original) => failing(original, 'removeMailsOf'));

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

/** An account with something that each step removes. */
const filledAccount = async () => {
  const account = await registerVerified();
  const { email, token } = account;
  const toolId = await createTool();
  const json = { review: validForms.review };
  await expectStatus(await send('POST', '/review', { token, json }), 201);
  await expectStatus(await send('POST', '/inquiry', { token, json: { email } }), 202);
  await expectStatus(await send('POST', '/addresses', { token, json: validForms.address }), 201);
  await fillCartOf(account, [cartLine(toolId)]);
  await newQuote(callerOf(account), toolId);
  const mailId = await storeMailTo(email);
  onTestFinished(async () => void (await mail.doc(mailId).delete()));
  return { ...account, mailId };
};

const remainsOf = async ({ uid, mailId }: Awaited<ReturnType<typeof filledAccount>>) => {
  const owned = [reviews, inquiries, quotes].map((each) => each.where('userId', '==', uid).get());
  const found = (await Promise.all(owned)).map(({ size }) => size);
  const { lines } = await getCart({ uid, payerId: uid });
  return [...found, lines.length, (await mail.doc(mailId).get()).exists];
};

it.each([
  'anonymiseReviews',
  'removeInquiriesOf',
  'removeAccountAlerts',
  'removeQuotesOf',
  'removeNotesOf',
  'removeCartOf',
  'removeAddressesOf',
  'forgetPicturesOf',
  'removeFilesOf',
  'removeMailsOf',
])(
  'A deletion that fails at %s leaves the account, until a retry removes everything',
  async (step) => {
    const account = await filledAccount();
    expect(await remainsOf(account)).toEqual([1, 1, 1, 1, true]);
    failAt(step);
    await expect(deleteUser(account.email, callerOf(account))).rejects.toThrow(`${step} failed`);
    expect((await auth.getUser(account.uid)).email).toBe(account.email);
    await deleteUser(account.email, callerOf(account));
    expect(await remainsOf(account)).toEqual([0, 0, 0, 0, false]);
    await expect(auth.getUser(account.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(deleteUser(account.email, admin)).rejects.toMatchObject({
      code: 'user-not-found',
    });
  },
);
