import { onTestFinished } from 'vitest';
import type { CreatedKey } from '../../contract/index.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import type { TestAccount } from '../api/accounts.ts';
import { expectStatus, send } from '../api/api.ts';
import { validForms } from '../inputs/validForms.ts';

/** Deletes the keys of an account, so that the shop never has too many. */
export const removeKeysOf = async ({ uid }: Pick<TestAccount, 'uid'>): Promise<void> => {
  const { docs } = await apiKeys.where('creator.uid', '==', uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
};

/** Creates a key of the shop, or of a company, until the test ends. */
export const addKey = async (
  creator: TestAccount,
  fields: object = {},
  companyId?: string,
): Promise<CreatedKey> => {
  onTestFinished(() => removeKeysOf(creator));
  const path = companyId === undefined ? '/key' : `/company/${companyId}/keys`;
  const json = { ...validForms.apiKey, ...fields };
  return expectStatus(await send('POST', path, { token: creator.token, json }), 201);
};
