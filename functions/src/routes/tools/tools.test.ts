import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Tool, toolDefaults } from '../../contract/index.ts';
import { registerCustomer } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, revalidate, send } from '../../testing/api/api.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';

const publicly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const customer = await registerCustomer();

const idsOf = (list: Tool[]): string[] => list.map(({ _id }) => _id);

const ownIn = (pages: Tool[][], own: string[]): string[] =>
  idsOf(pages.flat()).filter((id) => own.includes(id));

describe('GET /tools', () => {
  it('lists the newest first, in the format of the contract', async () => {
    const { token } = customer;
    const older = await createTool();
    const newer = await createTool({ createdAt: new Date(Date.now() + 1) });
    const list = await expectStatus<Tool[]>(await send('GET', '/tools?limit=100', { token }), 200);
    expect(idsOf(list).filter((id) => id === older || id === newer)).toEqual([newer, older]);
    expect(list.find(({ _id }) => _id === newer)).toEqual({
      _id: newer,
      ...toolDefaults,
      sku: expect.stringMatching(/^TEST-/),
      toolName: `Jack plane ${newer}`,
      price: 19.99,
      available: 100,
      minOrder: 5,
      toolDescription: 'A plane for flattening boards.',
      imageLink: 'https://example.test/plane.webp',
    });
  });

  it.each([
    ['price', [0, 1, 2]],
    ['-price', [2, 1, 0]],
    ['name', [1, 2, 0]],
    ['newest', [2, 0, 1]],
  ])('pages through all tools by %s', async (sort, expected) => {
    const now = Date.now();
    const own = await Promise.all([
      createTool({ price: 7.31, toolName: 'c', createdAt: new Date(now - 1) }),
      createTool({ price: 7.32, toolName: 'a', createdAt: new Date(now - 2) }),
      createTool({ price: 7.33, toolName: 'b', createdAt: new Date(now) }),
    ]);
    const pages = await allPages<Tool>(`/tools?sort=${sort}&limit=40`, customer.token);
    expect(ownIn(pages, own)).toEqual(expected.map((index) => own[index]));
    expect(pages.slice(0, -1).every(({ length }) => length === 40)).toBe(true);
    expect(pages.at(-1)?.length).toBeGreaterThan(0);
  });

  it('pages past tools with equal sort values', async () => {
    const createdAt = new Date();
    const own = await Promise.all(Array.from({ length: 7 }, () => createTool({ createdAt })));
    const pages = await allPages<Tool>('/tools?limit=3', customer.token, 4);
    expect(ownIn(pages, own).toSorted()).toEqual(own.toSorted());
  });

  it('has 50 items per page by default', async () => {
    await Promise.all(Array.from({ length: 51 }, () => createTool()));
    const response = await send('GET', '/tools', { token: customer.token });
    expect(await expectStatus(response, 200)).toHaveLength(50);
    expect(response.headers.get('link')).toMatch(/^<\/api\/tools\?cursor=[\w-]+>; rel="next"$/);
  });

  it.each(['0', '101', '-1', '1.5', 'x', '', '1e1'])('refuses limit=%s', async (limit) => {
    const problem = await expectProblem(
      await send('GET', `/tools?limit=${limit}`),
      400,
      'validation',
    );
    expect(problem.errors).toEqual({ limit: 'Limit must be a whole number from 1 to 100' });
  });

  it.each([
    ['no JSON', 'zzz'],
    ['empty', ''],
    ['another list', 'WyJwcmljZSBhc2MiLDEsImEiXQ'],
    ['not a position', Buffer.from('["createdAt desc",{},"a"]').toString('base64url')],
    ['an impossible time', Buffer.from('["createdAt desc",[1e300,0],"a"]').toString('base64url')],
    ['an impossible id', Buffer.from('["createdAt desc",[1,0],"a/b"]').toString('base64url')],
    ['half a surrogate', Buffer.from('["createdAt desc","\\ud800","a"]').toString('base64url')],
    ['half an id', Buffer.from('["createdAt desc",[1,0],"\\udfff"]').toString('base64url')],
  ])('refuses a cursor that is %s', async (_, cursor) => {
    const response = await send('GET', `/tools?cursor=${cursor}`);
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ cursor: 'The cursor is not valid' });
  });

  it.each(['sort=cheap', 'sort=price&sort=name', 'cursor=a&cursor=b', 'limit=1&limit=2'])(
    'refuses %s',
    async (query) => {
      await expectProblem(await send('GET', `/tools?${query}`), 400, 'validation');
    },
  );

  it('is cacheable for a visitor, and answers 304 when nothing changed', async () => {
    await createTool({ price: 1_000_000 });
    const response = await send('GET', '/tools?limit=1&sort=-price');
    await expectStatus(response, 200);
    expect(response.headers.get('cache-control')).toBe(publicly);
    expect(response.headers.get('vary')).toMatch(/\bAuthorization\b/);
    const again = await revalidate('/tools?limit=1&sort=-price', response);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is fresh and not cached for a caller with a token', async () => {
    const { token } = customer;
    await expectStatus(await send('GET', '/tools?limit=1'), 200);
    const id = await createTool({ createdAt: new Date(Date.now() + 60_000) });
    const response = await send('GET', '/tools?limit=100', { token });
    expect(idsOf(await expectStatus<Tool[]>(response, 200))).toContain(id);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    await removeTool(id);
  });
});

describe('GET /tool/{id}', () => {
  it('shows the tool to visitors, cacheable', async () => {
    const id = await createTool({ toolName: 'Marking gauge' });
    const response = await send('GET', `/tool/${id}`);
    const tool = await expectStatus<Tool>(response, 200);
    expect(tool).toMatchObject({ _id: id, toolName: 'Marking gauge', price: 19.99 });
    expect(tool).not.toHaveProperty('imagePath');
    expect(response.headers.get('cache-control')).toBe(publicly);
    const again = await revalidate(`/tool/${id}`, response);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is not cached for a caller with a token', async () => {
    const response = await send('GET', `/tool/${await createTool()}`, { token: customer.token });
    await expectStatus(response, 200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([randomUUID(), 'a%2Fb', '%2E%2E%2Fusers', '__id__', 'x'.repeat(1_500)])(
    'answers 404 for the tool %s, without caching it',
    async (id) => {
      await expectProblem(await send('GET', `/tool/${id}`), 404, 'tool-not-found');
    },
  );
});
