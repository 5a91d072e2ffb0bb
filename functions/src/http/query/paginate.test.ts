import express from 'express';
import { describe, expect, it } from 'vitest';
import { apiBase } from '../../contract/index.ts';
import { nextPath } from '../../testing/api/api.ts';
import { serve } from '../../testing/api/serve.ts';
import { parsePage, sendPage } from './paginate.ts';

describe('parsePage', () => {
  it('defaults to a page of 50', () => {
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

describe('sendPage', () => {
  const pageFrom = async (path: string, next?: string) => {
    const app = express();
    app.use(apiBase, (request, response) => {
      sendPage(request, response, { items: [1, 2], ...(next && { next }) });
    });
    return fetch(`${await serve(app)}${apiBase}${path}`);
  };

  it('links to the next page with the same query', async () => {
    const response = await pageFrom('/orders/a%40b.test?limit=2&cursor=old&status=placed', 'new');
    expect(nextPath(response)).toBe('/orders/a%40b.test?limit=2&cursor=new&status=placed');
    expect(await response.json()).toEqual([1, 2]);
  });

  it('sends no link with the last page', async () => {
    expect((await pageFrom('/tools')).headers.has('link')).toBe(false);
  });
});
