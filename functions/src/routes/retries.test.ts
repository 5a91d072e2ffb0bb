import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Inserted, StockAdjusted } from '../contract/index.ts';
import { auditLog, reviews } from '../store/collections/collections.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api/api.ts';
import { validForms } from '../testing/inputs/validForms.ts';
import { linkTo } from '../testing/pictures/pictures.ts';
import { createTool, stockOf } from '../testing/tools/tools.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const post = (path: string, { token }: TestAccount, json: object, key: string) =>
  send('POST', path, { token, json, headers: { 'Idempotency-Key': key } });

const tenTimes = <Answer>(ask: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 10 }, ask));

const inserted = async (response: Promise<Response>): Promise<string> =>
  (await expectStatus<Inserted>(await response, 201)).insertedId;

const actsOn = async (id: string) => {
  const { docs } = await auditLog.where('target.id', '==', id).get();
  return docs.map((entry) => entry.data().action);
};

describe('A retry of a review with its key', () => {
  const review = (reviewText: string) => ({ review: { reviewText, reviewRating: 4 } });

  const textsOf = async ({ uid }: TestAccount) => {
    const { docs } = await reviews.where('userId', '==', uid).get();
    return docs.map((each) => each.data().reviewText);
  };

  it('stores it once, even concurrently', async () => {
    const key = randomUUID();
    const ids = await tenTimes(() => inserted(post('/review', customer, review('Once.'), key)));
    expect(new Set(ids).size).toBe(1);
    expect(await textsOf(customer)).toEqual(['Once.']);
  });

  it('is recognised with its fields in another order', async () => {
    const [key, author] = [randomUUID(), await registerCustomer()];
    const text = { reviewText: 'In any order.' };
    const rating = { reviewRating: 4 };
    const forms = [
      { ...text, ...rating },
      { ...rating, ...text },
    ];
    const ids = [];
    for (const form of forms) {
      ids.push(await inserted(post('/review', author, { review: form }, key)));
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('is refused with another text, and another review of another account', async () => {
    const [key, author, other] = [randomUUID(), await registerCustomer(), await registerCustomer()];
    const first = await inserted(post('/review', author, review('Good.'), key));
    const second = await post('/review', author, review('Very good.'), key);
    await expectProblem(second, 409, 'idempotency-conflict');
    expect(await inserted(post('/review', other, review('Good.'), key))).not.toBe(first);
    expect(await textsOf(author)).toEqual(['Good.']);
  });
});

describe('A retry of a new tool with its key', () => {
  const imageLink = linkTo('tools/router/picture.webp');
  const form = (toolName: string) => ({ updatedInfo: { ...validForms.tool, imageLink, toolName } });

  it('creates it once, even concurrently', async () => {
    const [key, toolName] = [randomUUID(), `Router plane ${randomUUID()}`];
    const ids = await tenTimes(() => inserted(post('/tool', admin, form(toolName), key)));
    const [id = ''] = ids;
    expect(new Set(ids).size).toBe(1);
    const { available } = validForms.tool;
    expect(await stockOf(id)).toEqual({ available, ledger: available });
    expect(await actsOn(id)).toEqual(['tool-created']);
  });

  it('does not recreate a deleted tool', async () => {
    const [key, toolName] = [randomUUID(), `Router plane ${randomUUID()}`];
    const id = await inserted(post('/tool', admin, form(toolName), key));
    await expectStatus(await send('DELETE', `/tool/${id}`, admin), 200);
    expect(await inserted(post('/tool', admin, form(toolName), key))).toBe(id);
    await expectProblem(await send('GET', `/tool/${id}`, admin), 404, 'tool-not-found');
  });
});

describe('A retry of a stock adjustment with its key', () => {
  const adjust = async (id: string, change: number, key: string) => {
    const json = { adjustment: { change, note: 'Counted' } };
    return expectStatus<StockAdjusted>(await post(`/tool/${id}/stock`, admin, json, key), 200);
  };

  it('is made once, even concurrently', async () => {
    const [id, key] = [await createTool({ available: 20 }), randomUUID()];
    const responses = await tenTimes(() => adjust(id, 5, key));
    expect(responses).toEqual(responses.map(() => ({ acknowledged: true, available: 25 })));
    expect(await stockOf(id)).toEqual({ available: 25, ledger: 25 });
    expect(await actsOn(id)).toEqual(['stock-adjusted']);
  });

  it('is recognised with its fields in another order', async () => {
    const [id, key] = [await createTool({ available: 20 }), randomUUID()];
    const sendInOrder = async (adjustment: object) =>
      expectStatus(await post(`/tool/${id}/stock`, admin, { adjustment }, key), 200);
    const first = await sendInOrder({ change: 5, note: 'Counted' });
    expect(await sendInOrder({ note: 'Counted', change: 5 })).toEqual(first);
    expect(await stockOf(id)).toEqual({ available: 25, ledger: 25 });
  });

  it('gets the first response, even if the adjustment is no longer possible', async () => {
    const [id, key] = [await createTool({ available: 5 }), randomUUID()];
    const first = await adjust(id, -5, key);
    expect(await adjust(id, -5, key)).toEqual(first);
    await adjust(id, 7, randomUUID());
    expect(await adjust(id, -5, key)).toEqual(first);
    expect(await stockOf(id)).toEqual({ available: 7, ledger: 7 });
  });

  it('is refused with another number, and another adjustment of another tool', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([createTool(), createTool()]);
    await adjust(one, 1, key);
    const json = { adjustment: { change: 2, note: 'Counted' } };
    await expectProblem(
      await post(`/tool/${one}/stock`, admin, json, key),
      409,
      'idempotency-conflict',
    );
    await adjust(other, 1, key);
    expect([await stockOf(one), await stockOf(other)]).toEqual([
      { available: 101, ledger: 101 },
      { available: 101, ledger: 101 },
    ]);
  });
});

it.each(['/review', '/tool', '/tool/any/stock'])(
  'POST %s refuses a key that is too long',
  async (path) => {
    const forms = {
      '/review': { review: validForms.review },
      '/tool': { updatedInfo: validForms.tool },
    };
    const json = forms[path as keyof typeof forms] ?? { adjustment: validForms.stockAdjustment };
    const response = await post(path, admin, json, 'k'.repeat(201));
    const problem = await expectProblem(response, 400, 'validation');
    expect(Object.keys(problem.errors as object)).toEqual(['Idempotency-Key']);
  },
);
