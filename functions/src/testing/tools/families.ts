import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { CreatedFamily, FamilyInput, Rational } from '../../contract/index.ts';
import { expectStatus, send } from '../api/api.ts';
import { createTool, removeTool } from './tools.ts';

/** An axis of millimetres for the families of a test. */
export const createAxis = async (token: string, fields: object = {}): Promise<string> => {
  const key = `f${randomUUID().slice(0, 8)}`;
  const shared = { unit: 'mm', choices: [], categories: [], isFacet: false, order: 5_000 };
  const json = { key, label: key, kind: 'number', ...shared, ...fields };
  await expectStatus(await send('POST', '/attribute', { token, json }), 201);
  onTestFinished(async () => {
    await send('DELETE', `/attribute/${key}`, { token });
  });
  return key;
};

/** A tool with so many millimetres. */
export const createSize = async (
  axis: string,
  mm: number,
  fields: object = {},
): Promise<string> => {
  const number: Rational = [mm, 1];
  const id = await createTool({
    attributes: { [axis]: `${mm} mm` },
    attributeNumbers: { [axis]: number },
    ...fields,
  });
  onTestFinished(() => removeTool(id));
  return id;
};

/** The form of a family. */
export const familyOf = (axis: string, toolIds: string[], fields: object = {}): FamilyInput => ({
  name: 'Test bits',
  text: '',
  imageLink: '',
  axes: [axis],
  toolIds,
  ...fields,
});

/** Creates a family, which is deleted after the test. */
export const createTestFamily = async (token: string, json: FamilyInput) => {
  const response = await send('POST', '/family', { token, json });
  const { family } = await expectStatus<CreatedFamily>(response, 201);
  onTestFinished(async () => {
    await send('DELETE', `/family/${family._id}`, { token });
  });
  return family;
};
