import { invalidArgument } from '../errors.ts';
import { parseFieldPath } from '../fieldPaths.ts';
import type { Order } from '../query.ts';

// Field names in backticks may contain commas and spaces.
const clauses = /(?:`(?:\\.|[^`\\])*`|[^,`])+/g;
const clause = /^\s*((?:`(?:\\.|[^`\\])*`|[^\s`])+)(?:\s+(asc|desc))?\s*$/i;

const decodeClause = (text: string): Order => {
  const [, field, direction = ''] = clause.exec(text) ?? [];
  if (!field) throw invalidArgument(`Invalid order by clause "${text.trim()}".`);
  return {
    field: parseFieldPath(field),
    direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
  };
};

/**
 * Decodes orders from a text such as `price desc, name`.
 * https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/list
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed.
 */
export const decodeOrderBy = (text: string | undefined): Order[] =>
  (text?.match(clauses) ?? []).map(decodeClause);
