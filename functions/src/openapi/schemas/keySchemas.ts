import { keyFields } from '../../contract/apiKeys/fields.ts';
import { objectOf, oneOf, text, yes } from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedKey,
  type CreatedKey,
  keyProblems,
  type RotatedKey,
} from '../../contract/index.ts';
import { about, recordOf } from '../../contract/kinds/fields.ts';

const apiKey = recordOf({ _id: text, ...keyFields });
const secret = about(text, 'The key to send as a bearer token; never shown again');
const created = { acknowledged: yes, insertedId: text, apiKey, secret };

/** The response schemas of API keys by name. */
export const keySchemas = {
  ApiKey: apiKey,
  CreatedKey: objectOf<CreatedKey>(created),
  RotatedKey: objectOf<RotatedKey>({
    ...created,
    oldKey: about(apiKey, 'The key that is replaced, with its last day'),
  }),
  ChangedKey: objectOf<ChangedKey>({ acknowledged: yes, apiKey }),
};

/** What a refusal says about a key. */
export const keyProblemDetails = {
  keyProblem: about(oneOf(keyProblems), 'Why the key of the call is not accepted'),
  keyStatus: about(oneOf(['expired', 'revoked'] as const), 'What ended the key'),
};
