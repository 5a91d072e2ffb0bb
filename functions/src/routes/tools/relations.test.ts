import { describe, expect, it } from 'vitest';
import type { RelatedTools, ResolvedRows } from '../../contract/index.ts';
import { auditLog, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  newGtin,
  newSku,
  postedTool,
  postTool,
  putTool,
  readTool,
} from '../../testing/tools/editing.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { token } = await registerAdmin();
const customer = await registerCustomer();

const errorsOf = async (response: Response) =>
  (await expectProblem(response, 400, 'validation')).errors;

const storedTool = (id: string) => readDocument(tools.doc(id));

const relationsOf = async (id: string, caller?: { token: string }) =>
  expectStatus<RelatedTools>(await send('GET', `/tool/${id}/relations`, caller), 200);

const resolvedIds = async (...skus: string[]) => {
  const json = { rows: skus.map((sku) => ({ sku, quantity: 5 })) };
  const found = await send('POST', '/cart/resolve', { token: customer.token, json });
  return (await expectStatus<ResolvedRows>(found, 200)).rows.map(({ tool }) => tool?._id ?? null);
};

describe('The relations of a tool', () => {
  it('are shown to buyers as far as they can be ordered', async () => {
    const [next, part, hidden, gone] = await Promise.all([
      createTool(),
      createTool(),
      createTool({ stage: 'draft' }),
      createTool({ stage: 'discontinued' }),
    ]);
    const related = { replacedBy: next, spareParts: [part, hidden], alternatives: [gone] };
    const id = await postedTool(token, related);
    const expected = {
      successor: { _id: next },
      accessories: [],
      spareParts: [{ _id: part }],
      alternatives: [],
    };
    expect(await relationsOf(id)).toMatchObject(expected);
    expect(await relationsOf(id, customer)).toMatchObject(expected);
    const shown = JSON.stringify(await readTool(customer.token, id));
    expect(shown).not.toContain(hidden);
    const ofStaff = await send('GET', `/tool/${id}/relations?prices=list`, { token });
    expect(await expectStatus(ofStaff, 200)).toMatchObject({
      spareParts: [{ _id: part }, { _id: hidden }],
      alternatives: [{ _id: gone }],
    });
  });

  it('refuse unknown tools by name, the tool itself, and too many', async () => {
    const id = await postedTool(token);
    expect(await errorsOf(await putTool(token, id, { accessories: ['nothing'] }))).toEqual({
      'accessories.0': 'There is no tool with the id nothing',
    });
    expect(await errorsOf(await putTool(token, id, { replacedBy: id }))).toEqual({
      replacedBy: 'A tool cannot refer to itself',
    });
    const many = Array.from({ length: 13 }, (_, at) => `tool-${at}`);
    expect(await errorsOf(await putTool(token, id, { spareParts: many }))).toEqual({
      spareParts: 'Spare parts must be at most 12',
    });
  });

  it('are in the audit log by their SKUs', async () => {
    const [before, after] = await Promise.all([createTool(), createTool()]);
    const id = await postedTool(token, { accessories: [before] });
    await expectStatus(await putTool(token, id, { accessories: [after], replacedBy: after }), 200);
    const { docs } = await auditLog
      .where('target.id', '==', id)
      .where('action', '==', 'tool-changed')
      .get();
    const skuOf = async (other: string) => (await storedTool(other))?.sku;
    const [old, now] = [await skuOf(before), await skuOf(after)];
    expect(docs.map((entry) => entry.data())).toMatchObject([
      {
        before: { accessories: old, replacedBy: '' },
        after: { accessories: now, replacedBy: now },
      },
    ]);
  });

  it('have at most three successors after each other, in no circle', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => createTool()));
    const [one = '', two = '', three = '', four = '', five = ''] = ids;
    const follow = (id: string, replacedBy: string) => putTool(token, id, { replacedBy });
    await expectStatus(await follow(two, three), 200);
    await expectStatus(await follow(one, two), 200);
    expect(await errorsOf(await follow(three, one))).toEqual({
      replacedBy: expect.stringContaining('cannot be its own successor'),
    });
    await expectStatus(await follow(three, four), 200);
    expect(await errorsOf(await follow(four, five))).toEqual({
      replacedBy: expect.stringContaining('At most 3 successors'),
    });
    await expectStatus(await follow(one, five), 200);
    await expectStatus(await follow(four, five), 200);
  });

  it('make no circle when two admins save at once', async () => {
    const [one, other] = await Promise.all([createTool(), createTool()]);
    const saved = await Promise.all([
      putTool(token, one, { replacedBy: other }),
      putTool(token, other, { replacedBy: one }),
    ]);
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('no longer name a tool that is deleted', async () => {
    const gone = await createTool();
    const id = await postedTool(token, { accessories: [gone], replacedBy: gone });
    await expectStatus(await send('DELETE', `/tool/${gone}`, { token }), 200);
    expect(await storedTool(id)).toMatchObject({
      accessories: [],
      replacedBy: '',
      relatedIds: [],
    });
  });
});

describe('The numbers of a tool', () => {
  it('find it by SKU, then GTIN, then old SKU', async () => {
    const [sku, later, gtin] = [newSku(), newSku(), newGtin()];
    const id = await postedTool(token, { sku, gtin });
    await expectStatus(await putTool(token, id, { sku: later }), 200);
    expect(await resolvedIds(later, gtin, `0${gtin}`, sku, 'NO-SUCH-1')).toEqual([
      id,
      id,
      id,
      id,
      null,
    ]);
    const named = await postedTool(token, { sku: gtin });
    expect(await resolvedIds(gtin)).toEqual([named]);
  });

  it('belong to one tool, also with other zeros at the start', async () => {
    const gtin = newGtin();
    const id = await postedTool(token, { gtin, toolName: 'Scanned plane' });
    const message = `0${gtin} is the GTIN of “Scanned plane”: enter another one`;
    expect(await errorsOf(await postTool(token, { gtin: `0${gtin}` }))).toEqual({ gtin: message });
    await expectStatus(await putTool(token, id, { gtin: '' }), 200);
    await postedTool(token, { gtin });
  });
});

describe('A discontinued tool', () => {
  it('keeps its page, and is refused with its successor', async () => {
    const next = await createTool({ toolName: 'New plane' });
    const id = await createTool({ stage: 'discontinued', replacedBy: next });
    expect(await readTool(customer.token, id)).toMatchObject({ stage: 'discontinued' });
    const lines = [{ toolId: id, quantity: 5 }];
    const refused = await send('POST', '/quote', {
      token: customer.token,
      json: { lines, note: '' },
    });
    const { lines: refusedLines, detail } = await expectProblem(refused, 409, 'discontinued');
    expect(refusedLines).toMatchObject([
      { toolId: id, code: 'discontinued', successor: { toolId: next, toolName: 'New plane' } },
    ]);
    expect(detail).toContain('order its successor “New plane”');
    const alert = await send('PUT', `/tool/${id}/alert`, { token: customer.token });
    await expectProblem(alert, 409, 'discontinued');
  });

  it.each(['discontinued', 'selling-out'] as const)(
    'is not resolved as orderable: %s',
    async (stage) => {
      const id = await createTool({ stage, available: stage === 'discontinued' ? 100 : 0 });
      const json = { rows: [{ toolId: id, quantity: 5 }] };
      const found = await send('POST', '/cart/resolve', { json });
      const { rows } = await expectStatus<ResolvedRows>(found, 200);
      expect(rows).toMatchObject([{ tool: { _id: id }, problem: { code: 'discontinued' } }]);
    },
  );
});
