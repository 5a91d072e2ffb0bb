import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Query,
} from 'firebase-admin/firestore';
import { type Actor, type ErrorCode, maySee, type OwnedDocument } from '../../contract/index.ts';
import {
  type Fields,
  namesOf,
  type Sent,
  type Stored,
  toSent,
} from '../../contract/kinds/fields.ts';
import { ApiError } from '../../errors.ts';
import { isDocumentId } from '../collections/collections.ts';
import { readDocument } from '../reads/documents.ts';
import { type Found, findDocuments, selectFields } from '../reads/queries.ts';

/** What a kind of document is: where it is stored, what is sent of it, and what refuses a wrong id. */
interface ResourceDescription<Content extends DocumentData, Table extends Fields> {
  collection: CollectionReference<Content, Content>;
  fields: Table;
  notFound: Extract<ErrorCode, `${string}-not-found`>;
}

/** The documents of a kind by their ids. */
export const resource = <Content extends DocumentData & Stored<Table>, Table extends Fields>({
  collection,
  fields,
  notFound,
}: ResourceDescription<Content, Table>) => ({
  /** Throws `notFound` for a text that no document can have as its id. */
  reference: (id: string): DocumentReference<Content, Content> => {
    if (!isDocumentId(id)) throw new ApiError(notFound);
    return collection.doc(id);
  },

  /** The document that was read. Throws `notFound` without one. */
  existing: (stored: Content | undefined): Content => {
    if (!stored) throw new ApiError(notFound);
    return stored;
  },

  /** Reads of the documents of a query only what is sent: search terms make up most of some. */
  select: (query: Query<Content>) =>
    selectFields(query, namesOf(fields) as (keyof Table & keyof Content & string)[]),

  /** As `select`, with who of the staff handles each document. */
  selectForStaff: (query: Query<Content>) =>
    selectFields(query, [...namesOf(fields), 'staff'] as unknown as (keyof Table &
      keyof Content &
      string)[]),

  /** Converts a stored document to the one that the API sends. */
  toSent: (_id: string, stored: Stored<Table>): { _id: string } & Sent<Table> => ({
    _id,
    ...toSent(fields, stored),
  }),
});

/** The most documents that are read to find one by its number. Hardly any two share one. */
const maxWithNumber = 10;

interface NumberedDescription<Content extends DocumentData, Table extends Fields>
  extends ResourceDescription<Content, Table> {
  /** The number in a text; undefined for a text that is none. */
  numberIn: (text: string) => string | undefined;
}

/** The documents of a kind that payers see, by their ids and by the numbers that people use. */
export const numberedResource = <
  Content extends DocumentData & OwnedDocument & Stored<Table>,
  Table extends Fields,
>({
  numberIn,
  ...description
}: NumberedDescription<Content, Table>) => {
  const { collection, fields, notFound } = description;
  const byId = resource(description);

  const permitted = <Seen extends OwnedDocument>(stored: Seen | undefined, caller: Actor): Seen => {
    if (stored && maySee(stored, caller)) return stored;
    throw new ApiError(notFound);
  };

  /** What is sent of a document, with whose it is. */
  type Seen = Stored<Table> & OwnedDocument;

  const withNumber = async (number: string, caller: Actor): Promise<Found<Seen>> => {
    const numbered = collection.where('number', '==', number).select(...namesOf(fields));
    const found = await findDocuments(numbered as Query<Seen>, maxWithNumber);
    const [one, another] = found.filter(({ content }) => maySee(content, caller));
    if (!one || another) throw new ApiError(notFound);
    return one;
  };

  /**
   * A document by its id or its number. Throws `notFound`, also for another payer's, and for a
   * number that several documents of the caller's share: a search finds them all.
   */
  const find = async (idOrNumber: string, caller: Actor): Promise<Found<Seen>> => {
    const number = numberIn(idOrNumber);
    if (number !== undefined) return withNumber(number, caller);
    const stored = await readDocument(byId.reference(idOrNumber));
    return { id: idOrNumber, content: permitted(stored, caller) };
  };

  return {
    ...byId,
    /** The document, if the caller may see it. Throws `notFound` otherwise. */
    permitted,
    find,
    /** A document as the API sends it. Throws what `find` throws. */
    get: async (idOrNumber: string, caller: Actor) => {
      const { id, content } = await find(idOrNumber, caller);
      return byId.toSent(id, content);
    },
  };
};
