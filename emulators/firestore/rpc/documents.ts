import { getDocument, getDocuments } from '../operations/read.ts';
import { parseDatabaseName, parseDocumentName } from '../values/resourceNames.ts';
import { decodeMask, documentPathIn, encodeDocument } from '../wire/document.ts';
import type { WireConsistency, WireMask } from '../wire/messages.ts';
import { encodeTimestamp } from '../wire/value.ts';
import { type Context, decodeConsistency, openDatabase, transactionField } from './context.ts';

interface GetRequest extends WireConsistency {
  name: string;
  mask?: WireMask;
}

/** Returns one document; NOT_FOUND when there is none. */
export const GetDocument = async (context: Context, request: GetRequest): Promise<object> => {
  const name = parseDocumentName(request.name);
  const { database, guard } = openDatabase(context, name);
  const consistency = decodeConsistency(request, context);
  const document = await getDocument(database, name.path, consistency, guard);
  return encodeDocument(database, document, decodeMask(request.mask));
};

interface BatchGetRequest extends WireConsistency {
  database: string;
  documents: string[];
  mask?: WireMask;
}

/**
 * Returns documents as of one time, each found or missing; the first response has the id of a new
 * transaction.
 */
export const BatchGetDocuments = async (
  context: Context,
  request: BatchGetRequest,
): Promise<object[]> => {
  const { database, guard } = openDatabase(context, parseDatabaseName(request.database));
  const paths = request.documents.map((name) => documentPathIn(database, name));
  const consistency = decodeConsistency(request, context);
  const documents = await getDocuments(database, paths, consistency, guard);
  const mask = decodeMask(request.mask);
  const readTime = encodeTimestamp(documents.readTime);
  const responses: object[] = documents.result.map(({ path, document }) =>
    document
      ? { found: encodeDocument(database, document, mask), readTime }
      : { missing: database.nameOf(path), readTime },
  );
  const [first = { readTime }, ...others] = responses;
  return [{ ...first, ...transactionField(documents.newTransaction) }, ...others];
};
