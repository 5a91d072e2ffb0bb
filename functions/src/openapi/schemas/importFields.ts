import {
  type JsonSchema,
  listOf,
  objectOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import { type ToolImport, toolColumns } from '../../contract/index.ts';

/** The fields that the response to an import may leave out. */
export const optionalImportFields = ['warnings', 'changes', 'next'] as const;

/** The fields of the response to an import of a table, with the schema of its columns. */
export const importFields = (row: JsonSchema, column: JsonSchema) => {
  const message = objectOf<{ row: number; column?: string; message: string }>(
    { row: { ...row, minimum: 1 }, column, message: text },
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

const toolColumn: JsonSchema = {
  ...text,
  description: `One of ${toolColumns.join(', ')}, or that of an attribute: attr:KEY`,
};

/** The number of a row of a table with a header. */
export const rowBelowHeader: JsonSchema = {
  type: 'integer',
  minimum: 2,
  description: 'The header is row 1',
};

/** The result of an import of tools. */
export const toolImport = objectOf<ToolImport>(
  importFields(rowBelowHeader, toolColumn),
  optionalImportFields,
);
