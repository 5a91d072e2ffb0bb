import { binary, count, type JsonSchema, listOf, oneOf, text } from './calls/jsonSchema.ts';
import { csv } from './calls/requestParts.ts';
import type { ResponseTypes } from './responseTypes.ts';

/** A reference to the schema of a type of responses. */
export const responseOf = <Name extends keyof ResponseTypes>(
  name: Name,
): JsonSchema<ResponseTypes[Name]> => ({ $ref: `#/components/schemas/${name}` });

/** A page of a list. */
export const pageOf = <Name extends keyof ResponseTypes>(name: Name) =>
  ({ response: listOf(responseOf(name)), paged: true }) as const;

/** What a call creates, once for all its retries. */
export const createdOnce = <Name extends keyof ResponseTypes>(name: Name) =>
  ({ idempotent: true, status: 201, response: responseOf(name) }) as const;

/** A table to download. */
export const csvTable = { response: text, media: { success: csv } } as const;

/** A table to import, whose rows begin at the first one or below a header. */
export const importedTable = <Name extends keyof ResponseTypes>(name: Name, firstRow: 1 | 2) =>
  ({
    body: text,
    query: {
      dryRun: { ...oneOf(['true', 'false']), default: 'false', description: 'Change nothing' },
      changes: { ...oneOf(['true', 'false']), default: 'false', description: 'List the changes' },
      from: {
        ...count,
        minimum: firstRow,
        default: firstRow,
        description: 'The first row to import',
      },
    },
    idempotent: true,
    response: responseOf(name),
    media: { body: csv },
  }) as const;

/** A document to print. */
export const pdf = { response: binary, media: { success: 'application/pdf' } } as const;

/** Several files to download. */
export const zip = { response: binary, media: { success: 'application/zip' } } as const;
