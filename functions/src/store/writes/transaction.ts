import type {
  DocumentData,
  DocumentReference,
  PartialWithFieldValue,
  UpdateData,
  WithFieldValue,
} from 'firebase-admin/firestore';

/** A field, by the names that lead to it, and its new value. */
export type FieldChange = readonly [names: readonly string[], value: unknown];

/** The steps of a transaction. */
export interface Transaction {
  /** A random id, or the given one. It stays the same when the work is retried. */
  id: string;
  /**
   * Reads a document. A later write to it fails if it has changed in between. Transactions of this
   * instance that read the same document take turns, so read a document that many use but none
   * changes with `readDocument`.
   */
  read<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
  ): Promise<Content | undefined>;
  /**
   * Reads documents like `read`, and of each only the named fields, which should be the same array
   * each time: reads of the same fields at about the same time share a request.
   */
  readAll<Content extends DocumentData, Name extends string & keyof Content>(
    references: DocumentReference<Content, Content>[],
    fields: readonly Name[],
  ): Promise<(Pick<Content, Name> | undefined)[]>;
  /**
   * Reads a document that may change before the commit, without waiting for others that change it.
   * Unlike `readDocument`, it sees the writes of requests before this one in the same transaction.
   */
  peek<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
  ): Promise<Content | undefined>;
  /** Creates a document that must not exist. */
  create<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
  ): void;
  /**
   * Creates a document under the transaction's id, so that it is never created twice. If the
   * response to the commit is lost, the document confirms the commit, unless `confirmBy` names
   * another one.
   */
  add<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
  ): void;
  /** Changes fields of a document that must exist. */
  update<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    change: UpdateData<Content>,
  ): void;
  /** Changes fields like `update`. Keys of maps in their paths may contain any characters. */
  updatePaths<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    changes: readonly FieldChange[],
  ): void;
  /** Changes fields of a document, or creates it, regardless of concurrent changes. */
  merge<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    change: PartialWithFieldValue<Content>,
  ): void;
  /** Replaces a document, or creates it, regardless of concurrent changes. */
  replace<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
  ): void;
  /**
   * Checks at commit that a document read as missing is still missing. If it is not, the work is
   * retried and sees it.
   */
  assertMissing(reference: DocumentReference): void;
  /** Deletes a document that must exist. */
  remove<Content extends DocumentData>(reference: DocumentReference<Content, Content>): void;
}
