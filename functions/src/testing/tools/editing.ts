import { randomUUID } from 'node:crypto';
import { checkDigitOf, type Inserted, type StaffTool, type Tool } from '../../contract/index.ts';
import { expectStatus, send } from '../api/api.ts';
import { linkTo } from '../pictures/pictures.ts';

/** A SKU that no other test uses. */
export const newSku = (): string => `NEW-${randomUUID().slice(0, 13).toUpperCase()}`;

/** A GTIN that no tool has. */
export const newGtin = (): string => {
  const digits = `2${String(Math.random()).slice(2, 13).padEnd(11, '7')}`;
  return `${digits}${checkDigitOf(digits)}`;
};

/** A tool as the specification describes it, without the later fields. */
export const specifiedTool = {
  toolName: 'Shoulder plane',
  price: 64.5,
  available: 30,
  minOrder: 2,
  toolDescription: 'Trims the shoulders of tenons.',
  imageLink: linkTo('tools/plane/picture.webp'),
};

/** Sends a new tool, optionally with an Idempotency-Key. */
export const postTool = (token: string, fields: object = {}, key?: string): Promise<Response> =>
  send('POST', '/tool', {
    token,
    json: { updatedInfo: { ...specifiedTool, ...fields } },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

/** Creates a tool through the API, and returns its id. */
export const postedTool = async (token: string, fields: object = {}): Promise<string> =>
  (await expectStatus<Inserted>(await postTool(token, fields), 201)).insertedId;

/** Sends an update of a tool. */
export const putTool = (token: string, id: string, updatedInfo: object): Promise<Response> =>
  send('PUT', `/tool/${id}`, { token, json: { updatedInfo } });

/** The current state of a tool. */
export const readTool = async (token: string, id: string): Promise<Tool> =>
  expectStatus<Tool>(await send('GET', `/tool/${id}`, { token }), 200);

/** The current state of a tool, as staff see it. */
export const readStaffTool = async (token: string, id: string): Promise<StaffTool> =>
  expectStatus<StaffTool>(await send('GET', `/tool/${id}?prices=list`, { token }), 200);
