import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CatalogueResults, SavedSettings, SynonymList } from '../../contract/index.ts';
import { auditLog } from '../../store/collections/collections.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();

const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

const read = async () =>
  expectStatus<SynonymList>(await send('GET', '/synonyms', { token: admin.token }), 200);

const save = (json: unknown, token = admin.token) => send('PUT', '/synonyms', { token, json });

const find = async (q: string) => {
  const response = await send('GET', `/catalogue?q=${q}`, { token: customer.token });
  return (await expectStatus<CatalogueResults>(response, 200)).tools.map(({ _id }) => _id);
};

// All in one test, because the synonyms are shared: nothing else may save them in between.
it('are used by the next search, recorded, and saved for one version', async () => {
  const [word, toolName] = [newWord(), newWord()];
  const id = await createTool({ toolName });
  await waitForIndex(id);
  const before = await read();
  expect(before.synonyms).toContainEqual({
    word: 'goggles',
    finds: ['safety glasses', 'spectacles'],
  });
  expect(await find(word)).toEqual([]);
  const unchanged = await expectStatus<SavedSettings>(await save(before), 200);
  expect(unchanged.version).toBe(before.version);
  const added = { word, finds: [toolName] };
  const change = { ...before, synonyms: [...before.synonyms, added], surprise: true };
  const { version } = await expectStatus<SavedSettings>(await save(change), 200);
  expect(await find(word)).toEqual([id]);
  const problem = await expectProblem(await save(change), 412, 'precondition-failed');
  expect(problem.synonymList).toEqual(await read());
  await expectStatus(await save({ ...before, version }), 200);
  expect(await find(word)).toEqual([]);
  expect((await read()).synonyms).toEqual(before.synonyms);
  const { docs } = await auditLog.where('by', '==', admin.uid).get();
  const entries = docs
    .map((entry) => entry.data())
    .filter(({ target }) => target.id === 'synonyms');
  expect(entries.toSorted((one, other) => Number(one.at) - Number(other.at))).toMatchObject([
    { action: 'settings-changed', before: {}, after: { [`Synonyms of ${word}`]: toolName } },
    { action: 'settings-changed', before: { [`Synonyms of ${word}`]: toolName }, after: {} },
  ]);
});

it('are refused with a message for each field, and a long list before its rows', async () => {
  const { version } = await read();
  const synonyms = [
    { word: 'hoover', finds: ['vacuum'] },
    { word: 'Hoovers', finds: ['🙂'] },
  ];
  const response = await save({ version, synonyms });
  expect((await expectProblem(response, 400, 'validation')).errors).toEqual({
    'synonyms.1.word': expect.stringContaining('“hoover” in row 1'),
    'synonyms.1.finds.0': expect.stringContaining('A search ignores “🙂”'),
  });
  const many = { version, synonyms: Array(201).fill({}) };
  expect((await expectProblem(await save(many), 400, 'validation')).errors).toEqual({
    synonyms: 'Enter at most 200 synonyms',
  });
});

it('are for admins', async () => {
  for (const method of ['GET', 'PUT']) {
    const json = method === 'PUT' ? { version: '', synonyms: [] } : undefined;
    await expectProblem(await send(method, '/synonyms', { json }), 401, 'unauthenticated');
    const refused = await send(method, '/synonyms', { json, token: customer.token });
    await expectProblem(refused, 403, 'forbidden');
  }
});
