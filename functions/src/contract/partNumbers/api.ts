import { route } from '../calls/route.ts';
import { responseOf } from '../responseParts.ts';
import { partNumberRowsSchema } from './model.ts';

/** The calls about a payer's own numbers for tools. */
export const partNumberRoutes = {
  listPartNumbers: route('GET', '/part-numbers', 'signed in', {
    summary:
      'The payer’s own numbers for tools. `POST /cart/resolve` and searches find tools by them',
    forPayer: true,
    response: responseOf('PartNumbers'),
  }),
  savePartNumbers: route('POST', '/part-numbers', 'signed in', {
    summary:
      'Save or remove own numbers for tools, which the members of a company share: a result for each row, and a refused one does not hold up the others',
    forPayer: true,
    body: partNumberRowsSchema,
    idempotent: true,
    response: responseOf('SavedPartNumbers'),
    errors: ['user-not-found', 'role-forbidden'],
  }),
} as const;
