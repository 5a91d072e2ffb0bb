import { randomInt } from 'node:crypto';
import { commit } from '../operations/commit.ts';
import type { Document } from '../values/document.ts';
import { invalidArgument } from '../values/errors.ts';
import { assertId, parseDocumentName, parseParentName } from '../values/resourceNames.ts';
import { decodeMask, encodeDocument } from '../wire/document.ts';
import type { WireDocument, WireMask, WirePrecondition, WireWrite } from '../wire/messages.ts';
import { decodeWrite } from '../wire/write.ts';
import { type Context, openDatabase } from './context.ts';

const commitOne = async (context: Context, name: string, wire: WireWrite) => {
  const { database, guard } = openDatabase(context, parseDocumentName(name));
  const writes = [decodeWrite(database, wire)];
  const { writeResults } = await commit(database, writes, undefined, guard, context.caller);
  return { database, document: writeResults[0]?.document };
};

/** Writes one document and returns it as stored. */
const writeDocument = async (
  context: Context,
  wire: WireWrite & { update: WireDocument },
  mask: WireMask | undefined,
) => {
  const responseMask = decodeMask(mask);
  const { database, document } = await commitOne(context, wire.update.name, wire);
  return encodeDocument(database, document as Document, responseMask);
};

interface UpdateRequest {
  document?: Partial<WireDocument>;
  updateMask?: WireMask;
  mask?: WireMask;
  currentDocument?: WirePrecondition;
}

/** Writes a document, or the fields of a mask; responds with the stored document. */
export const UpdateDocument = async (context: Context, request: UpdateRequest): Promise<object> => {
  const { document, mask, ...write } = request;
  const { name = '', fields = {} } = document ?? {};
  return writeDocument(context, { ...write, update: { name, fields }, updateTransforms: [] }, mask);
};

interface CreateRequest {
  parent: string;
  collectionId: string;
  documentId?: string;
  document?: Partial<WireDocument>;
  mask?: WireMask;
}

const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of 20 letters and digits, as the client libraries create them. */
const newId = () =>
  Array.from({ length: 20 }, () => idLetters[randomInt(idLetters.length)]).join('');

/** Creates a document with the given id or a new one; ALREADY_EXISTS when it exists. */
export const CreateDocument = async (context: Context, request: CreateRequest): Promise<object> => {
  const { parent, collectionId, documentId, document, mask } = request;
  if (document?.name) throw invalidArgument('document.name must not be set');
  parseParentName(parent);
  if (!collectionId) throw invalidArgument('collectionId is the empty string.');
  assertId('Collection', collectionId);
  const id = documentId || newId();
  assertId('Resource', id);
  const update = { name: `${parent}/${collectionId}/${id}`, fields: document?.fields ?? {} };
  return writeDocument(
    context,
    { update, updateTransforms: [], currentDocument: { exists: false } },
    mask,
  );
};

interface DeleteRequest {
  name: string;
  currentDocument?: WirePrecondition;
}

/** Deletes a document. A missing document is an error only with a precondition. */
export const DeleteDocument = async (context: Context, request: DeleteRequest): Promise<object> => {
  const { name, currentDocument } = request;
  await commitOne(context, name, {
    delete: name,
    updateTransforms: [],
    ...(currentDocument && { currentDocument }),
  });
  return {};
};
