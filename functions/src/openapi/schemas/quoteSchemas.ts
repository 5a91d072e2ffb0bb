import { objectOf, text, yes } from '../../contract/calls/jsonSchema.ts';
import type { ChangedQuote, RequestedQuote } from '../../contract/index.ts';
import { recordOf } from '../../contract/kinds/fields.ts';
import { quoteFields } from '../../contract/quotes/fields.ts';

const quote = recordOf({ _id: text, ...quoteFields });

/** The response schemas of quotes by name. */
export const quoteSchemas = {
  Quote: quote,
  RequestedQuote: objectOf<RequestedQuote>({ acknowledged: yes, insertedId: text, quote }),
  ChangedQuote: objectOf<ChangedQuote>({ acknowledged: yes, quote }),
};
