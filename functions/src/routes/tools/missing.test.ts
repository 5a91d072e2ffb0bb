import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import type { Count, MissingCounts, Tool } from '../../contract/index.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';

const [{ token }, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const get = async <Body>(path: string): Promise<Body> =>
  expectStatus<Body>(await send('GET', path, { token }), 200);

it('lists and counts the tools that lack something, of those that match a search', async () => {
  const word = `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;
  const sheet = {
    id: randomUUID(),
    kind: 'data-sheet',
    title: 'Data sheet',
    language: 'en',
    bytes: 1,
    addedAt: new Date(),
  } as const;
  const toolName = `Saw ${word}`;
  const [complete, hidden] = await Promise.all([
    createTool({ toolName, familyId: 'saws', documents: [sheet] }),
    createTool({ toolName, imageLink: '', imagePath: '' }),
  ]);
  onTestFinished(async () => {
    await Promise.all([complete, hidden].map(removeTool));
  });
  await Promise.all([waitForIndex(complete), waitForIndex(hidden)]);
  // The counts are of the index as it was at most five seconds ago.
  const counts = async () => {
    const { missing } = await get<MissingCounts>(`/tools/missing?q=${word}`);
    return Object.fromEntries(missing.map(({ value, count }) => [value, count]));
  };
  await expect.poll(counts).toMatchObject({ picture: 1, 'data-sheet': 1, family: 1 });
  expect(
    (await get<MissingCounts>(`/tools/missing?q=${word}&category=saws`)).missing[0]?.count,
  ).toBe(0);
  const query = `q=${word}&missing=data-sheet`;
  for (const sort of ['newest', 'name', 'relevance']) {
    const listed = await get<Tool[]>(`/tools?${query}&prices=list&sort=${sort}`);
    expect(listed.map(({ _id }) => _id)).toEqual([hidden]);
  }
  expect(await get<Tool[]>(`/tools?${query}&prices=list&sort=name&status=draft`)).toEqual([]);
  expect(await get<Count>(`/counts?of=tools&${query}`)).toEqual({ count: 1 });
});

it('is for staff alone, and not by stock', async () => {
  const options = { token: customer.token };
  const asCustomer = (path: string) => send('GET', path, options);
  await expectProblem(await asCustomer('/tools/missing'), 403, 'forbidden');
  await expectProblem(await asCustomer('/tools?missing=family'), 400, 'validation');
  for (const query of [
    'missing=family',
    'missing=age&prices=list',
    'missing=family&prices=list&sort=available',
  ]) {
    await expectProblem(await send('GET', `/tools?${query}`, { token }), 400, 'validation');
  }
});
