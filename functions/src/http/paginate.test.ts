import express from 'express';
import { describe, expect, it } from 'vitest';
import { apiBase } from '../contract/index.ts';
import { nextPath } from '../testing/api.ts';
import { serve } from '../testing/serve.ts';
import { parseChoice, parsePage, parseSearch, sendPage } from './paginate.ts';

describe('parsePage', () => {
  it('has a page of 50 unless asked otherwise', () => {
    expect(parsePage({})).toEqual({ limit: 50 });
    expect(parsePage({ limit: '100', cursor: 'abc' })).toEqual({ limit: 100, cursor: 'abc' });
  });

  it.each([{ limit: '0' }, { limit: '101' }, { limit: 'x' }, { limit: ['1', '2'] }])(
    'refuses %j',
    (query) => {
      expect(() => parsePage(query)).toThrow('validation');
    },
  );
});

describe('parseChoice', () => {
  const choose = (sort: unknown) =>
    parseChoice(sort === undefined ? {} : { sort: sort as string }, 'sort', ['a', 'b'], 'b');

  it('takes one of the choices, or the default', () => {
    expect([choose('a'), choose(undefined)]).toEqual(['a', 'b']);
  });

  it.each(['c', '', ['a'], 'toString'])('refuses %j', (value) => {
    expect(() => choose(value)).toThrow('validation');
  });
});

describe('parseSearch', () => {
  it.each([
    [{}, undefined],
    [{ q: '' }, undefined],
    [{ q: '  ' }, undefined],
    [{ q: ' jack plane ' }, 'jack plane'],
    [{ q: 'x'.repeat(100) }, 'x'.repeat(100)],
  ])('of %j', (query, search) => {
    expect(parseSearch(query)).toBe(search);
  });

  it.each([{ q: 'x'.repeat(101) }, { q: ['a', 'b'] }, { q: { a: 'b' } }])('refuses %j', (query) => {
    expect(() => parseSearch(query)).toThrow('validation');
  });
});

describe('sendPage', () => {
  const pageFrom = async (path: string, next?: string) => {
    const app = express();
    app.use(apiBase, (request, response) => {
      sendPage(request, response, { items: [1, 2], ...(next && { next }) });
    });
    return fetch(`${await serve(app)}${apiBase}${path}`);
  };

  it('links to the next page with what was asked for', async () => {
    const response = await pageFrom('/orders/a%40b.test?limit=2&cursor=old&status=placed', 'new');
    expect(nextPath(response)).toBe('/orders/a%40b.test?limit=2&cursor=new&status=placed');
    expect(await response.json()).toEqual([1, 2]);
  });

  it('links nowhere from the last page', async () => {
    expect((await pageFrom('/tools')).headers.has('link')).toBe(false);
  });
});
