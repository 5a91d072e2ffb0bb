import {
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';

/** The fields that the response to an import may leave out. */
export const optionalImportFields = ['warnings', 'changes', 'next'] as const;

/** The fields of the response to an import of a table with these columns. */
export const importFields = (row: JsonSchema, columns: readonly string[]) => {
  const message = objectOf<{ row: number; column?: string; message: string }>(
    { row: { ...row, minimum: 1 }, column: oneOf(columns), message: text },
    ['column'],
  );
  return {
    acknowledged: yes,
    created: listOf(row),
    changed: listOf(row),
    unchanged: listOf(row),
    rejected: listOf(message),
    warnings: listOf(message),
    changes: listOf(schemaNamed('RowChange')),
    next: { ...row, description: 'The row to continue `from`, if the import stopped early' },
  };
};
