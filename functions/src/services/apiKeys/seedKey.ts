import { keyIdOf, prefixOf } from '../../apiKeys/keyText.ts';
import { dayMs, keyDays, type Permission } from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { keyPepper } from '../../params.ts';
import { newKeyDocument } from './storedKeys.ts';

/** A key whose text is known before, for the seed of a suite. */
export interface SeededKey {
  /** The whole key, with a right checksum. */
  text: string;
  name: string;
  permissions: Permission[];
  creator: KeyDocument['creator'];
  /** The id of an active company; null for a key of the shop. */
  owner: string | null;
}

/**
 * The id and the content of the document of a key with a given text, which anyone knows who reads the
 * seed: never for a shop that is deployed. Throws without a pepper in the environment.
 */
export const seededKeyDocument = (
  { text, name, permissions, creator, owner }: SeededKey,
  now: Date,
): { id: string; content: KeyDocument } => {
  const pepper = keyPepper();
  if (pepper === undefined) throw new Error('The environment has no API_KEY_PEPPER');
  const content = newKeyDocument(
    {
      name,
      prefix: prefixOf(text),
      permissions,
      addresses: [],
      owner,
      creator,
      expiresAt: new Date(now.getTime() + keyDays.default * dayMs),
      companyStatus: owner === null ? null : 'active',
    },
    'seed',
    now,
  );
  return { id: keyIdOf(pepper, text), content };
};
