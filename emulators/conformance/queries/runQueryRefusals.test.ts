import { Filter, type Query } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../support/catalogue.ts';
import { codes, connect, failureOf } from '../support/firestore.ts';

const tools = await catalogueOf(connect());

// The SDK tries five times over several seconds, whatever the error, so the tests run concurrently.
describe.concurrent('RunQuery rejects', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => n);

  it.each<[string, Query]>([
    ["31 values of 'in'", tools.where('price', 'in', many(31))],
    ["31 values of 'array-contains-any'", tools.where('tags', 'array-contains-any', many(31))],
    ["11 values of 'not-in'", tools.where('price', 'not-in', many(11))],
    [
      'more than 30 disjunctions',
      tools.where('price', 'in', many(6)).where('stock', 'in', many(6)),
    ],
    [
      'two array-contains',
      tools.where('tags', 'array-contains', 1).where('tags', 'array-contains', 2),
    ],
    ["'not-in' with '!='", tools.where('price', 'not-in', [1]).where('price', '!=', 2)],
    ["'not-in' with 'in'", tools.where('price', 'not-in', [1]).where('stock', 'in', [1, 2])],
    ["'not-in' twice", tools.where('price', 'not-in', [1]).where('stock', 'not-in', [2])],
    ["'!=' twice", tools.where('price', '!=', 1).where('price', '!=', 2)],
    ["'!=' on two fields", tools.where('price', '!=', 1).where('stock', '!=', 2)],
    [
      "'not-in' with 'or'",
      tools.where(Filter.or(Filter.where('price', 'not-in', [1]), Filter.where('stock', '==', 1))),
    ],
    [
      'equality on the name with an inequality of another field',
      tools.where('__name__', '==', 'axe').where('price', '>', 1),
    ],
    [
      "'in' on the name with an inequality of another field",
      tools.where('__name__', 'in', ['axe', 'file']).where('price', '>', 1),
    ],
    [
      "equality on the name with '!='",
      tools.where('__name__', '==', 'axe').where('price', '!=', 1),
    ],
    [
      "equality on the name with 'not-in'",
      tools.where('__name__', '==', 'axe').where('price', 'not-in', [1]),
    ],
    [
      'equality on the name or an inequality of another field',
      tools.where(Filter.or(Filter.where('__name__', '==', 'axe'), Filter.where('price', '>', 1))),
    ],
    ['two orders by the same field', tools.orderBy('price').orderBy('price', 'desc')],
    ['an order after the order by name', tools.orderBy('__name__').orderBy('price')],
    [
      'a range of a field that is not in the order, with an order by name',
      tools.where('stock', '>', 1).orderBy('price').orderBy('__name__'),
    ],
    [
      'array-contains with array-contains-any',
      tools.where('tags', 'array-contains', 1).where('tags', 'array-contains-any', [2, 3]),
    ],
  ])('%s', async (_, query) => {
    expect(await failureOf(query.get())).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });

  it('a descending order by name only', async () => {
    expect(await failureOf(tools.orderBy('__name__', 'desc').get())).toMatchObject({
      code: codes.FAILED_PRECONDITION,
    });
  });
});
