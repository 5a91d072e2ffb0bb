import { collectionNames } from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { collection } from './collection.ts';

/** The API keys of the shop and of companies, by the HMAC of their texts. */
export const apiKeys = collection<KeyDocument>(collectionNames.apiKeys);
