import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type {
  Attribute,
  AttributeInput,
  ChangedAttribute,
  CreatedAttribute,
  Deleted,
  Tool,
} from '../../contract/index.ts';
import { checkAttributes } from '../../services/consistency/checkAttributes.ts';
import { auditLog, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();

const newKey = () => `t${randomUUID().slice(0, 8)}`;

const inputOf = (fields: Partial<AttributeInput> = {}): AttributeInput => {
  const key = newKey();
  const shared = { kind: 'number', unit: 'mm', choices: [], categories: [] } as const;
  return {
    ...shared,
    key,
    label: key,
    isFacet: false,
    order: 5_000,
    choices: [],
    categories: [],
    ...fields,
  };
};

const post = (json: unknown, token = admin.token, headers = {}) =>
  send('POST', '/attribute', { token, json, headers });

const remove = async (key: string) => send('DELETE', `/attribute/${key}`, { token: admin.token });

const create = async (fields: Partial<AttributeInput> = {}): Promise<Attribute> => {
  const response = await post(inputOf(fields));
  const { attribute } = await expectStatus<CreatedAttribute>(response, 201);
  onTestFinished(async () => {
    await remove(attribute._id);
  });
  return attribute;
};

const edit = ({ _id, kind: _, createdAt: __, ...fields }: Attribute, change: object) =>
  send('PUT', `/attribute/${_id}`, { token: admin.token, json: { ...fields, ...change } });

const toolWith = async (): Promise<string> => {
  const id = await createTool();
  onTestFinished(() => removeTool(id));
  return id;
};

const setValues = (id: string, attributes: unknown) =>
  send('PUT', `/tool/${id}`, { token: admin.token, json: { updatedInfo: { attributes } } });

const list = async (token = admin.token) =>
  expectStatus<Attribute[]>(await send('GET', '/attributes', { token }), 200);

describe('POST /attribute', () => {
  it('creates an attribute once, for all to see, and records it', async () => {
    const input = inputOf({ kind: 'choice', unit: '', choices: ['Ash', 'Beech'] });
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await expectStatus<CreatedAttribute>(
      await post(input, admin.token, headers),
      201,
    );
    const again = await expectStatus<CreatedAttribute>(
      await post(input, admin.token, headers),
      201,
    );
    expect(again).toEqual(first);
    expect(await list(customer.token)).toContainEqual(first.attribute);
    const { docs } = await auditLog.where('target.id', '==', input.key).get();
    expect(docs.map((entry) => entry.data().action)).toEqual(['attribute-created']);
    await expectProblem(await post(input), 400, 'validation');
    await remove(input.key);
  });

  it('refuses a label that another one has', async () => {
    const { label } = await create();
    const problem = await expectProblem(await post(inputOf({ label })), 400, 'validation');
    expect(problem.errors).toEqual({ label: 'Another attribute has this label' });
  });

  it('is for admins', async () => {
    await expectProblem(await post(inputOf(), customer.token), 403, 'forbidden');
    await expectProblem(
      await send('DELETE', '/attribute/any', { token: customer.token }),
      403,
      'forbidden',
    );
  });
});

describe('PUT /attribute/:id', () => {
  it('changes it for one version, and keeps the quantity of its unit', async () => {
    const attribute = await create();
    const response = await edit(attribute, { label: `${attribute.label} of it`, unit: 'in' });
    const changed = await expectStatus<ChangedAttribute>(response, 200);
    expect(changed.attribute).toMatchObject({ label: `${attribute.label} of it`, unit: 'in' });
    expect(await list()).toContainEqual(changed.attribute);
    const problem = await expectProblem(await edit(attribute, {}), 412, 'precondition-failed');
    expect(problem.attribute).toEqual(changed.attribute);
    const other = await expectProblem(
      await edit(changed.attribute, { unit: 'kg' }),
      400,
      'validation',
    );
    expect(other.errors).toEqual({ unit: 'Its values are a length: choose a unit of that' });
    await expectProblem(
      await edit({ ...attribute, _id: newKey() }, {}),
      404,
      'attribute-not-found',
    );
  });

  it('keeps a choice that a tool has', async () => {
    const attribute = await create({ kind: 'choice', unit: '', choices: ['Ash', 'Beech'] });
    const id = await toolWith();
    await expectStatus(await setValues(id, { [attribute._id]: 'ash' }), 200);
    const problem = await expectProblem(
      await edit(attribute, { choices: ['Beech'] }),
      409,
      'attribute-in-use',
    );
    expect(problem.use).toMatchObject({ value: 'Ash' });
    await expectStatus(await edit(attribute, { choices: ['Ash'] }), 200);
  });
});

describe('DELETE /attribute/:id', () => {
  it('is refused while a tool has a value', async () => {
    const { _id } = await create();
    const id = await toolWith();
    await expectStatus(await setValues(id, { [_id]: '1/2"' }), 200);
    await expectProblem(await remove(_id), 409, 'attribute-in-use');
    await expectStatus(await setValues(id, {}), 200);
    expect((await expectStatus<Deleted>(await remove(_id), 200)).deletedCount).toBe(1);
    expect((await expectStatus<Deleted>(await remove(_id), 200)).deletedCount).toBe(0);
    expect((await list()).map((one) => one._id)).not.toContain(_id);
  });
});

describe('The values of a tool', () => {
  it('are sent as people read them, and stored with exact numbers', async () => {
    const { _id } = await create();
    const id = await toolWith();
    await expectStatus(await setValues(id, { [_id]: '1½ inch' }), 200);
    const tool = await expectStatus<Tool>(
      await send('GET', `/tool/${id}`, { token: customer.token }),
      200,
    );
    expect(tool.attributes).toEqual({ [_id]: '1 1/2 in' });
    const stored = await readDocument(tools.doc(id));
    expect(stored?.attributeNumbers).toEqual({ [_id]: [381, 10] });
  });

  it('are refused with a message for each that does not fit', async () => {
    const [width, wood] = [
      await create(),
      await create({ kind: 'choice', unit: '', choices: ['Ash'] }),
    ];
    const id = await toolWith();
    const missing = newKey();
    const values = { [width._id]: '2 kg', [wood._id]: 'Oak', [missing]: '1' };
    const { errors } = await expectProblem(await setValues(id, values), 400, 'validation');
    expect(errors).toEqual({
      [`attributes.${width._id}`]: expect.stringMatching(/kg is the unit of a mass/),
      [`attributes.${wood._id}`]: '“Oak” is not a choice: write Ash',
      [`attributes.${missing}`]: `There is no attribute ${missing}`,
    });
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`k${at}`, '1']));
    const tooMany = await expectProblem(await setValues(id, many), 400, 'validation');
    expect(tooMany.errors).toEqual({ attributes: 'A tool has at most 30 attributes' });
  });

  it('must fit a changed category', async () => {
    const { _id, label } = await create({ categories: ['other'] });
    const id = await toolWith();
    await expectStatus(await setValues(id, { [_id]: '5' }), 200);
    const json = { updatedInfo: { category: 'saws' } };
    const response = await send('PUT', `/tool/${id}`, { token: admin.token, json });
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(errors).toEqual({
      [`attributes.${_id}`]: `${label} is not for tools of this category`,
    });
  });
});

describe('checkAttributes', () => {
  it('finds values that do not fit', async () => {
    const id = await toolWith();
    await tools.doc(id).update({ attributes: { missing: '1' } });
    expect(await checkAttributes()).toContain(
      `tool ${id}: the attribute missing: There is no attribute missing`,
    );
  });
});
