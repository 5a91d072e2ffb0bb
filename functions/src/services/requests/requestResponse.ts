import type { OrderRequest } from '../../contract/index.ts';
import { type Stored, toSent } from '../../contract/kinds/fields.ts';
import { requestFields } from '../../contract/requests/fields.ts';

/** Converts a stored request to the one that the API sends. */
export const toRequest = (_id: string, request: Stored<typeof requestFields>): OrderRequest => ({
  _id,
  ...toSent(requestFields, request),
});
