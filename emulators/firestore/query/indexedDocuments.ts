import type { Change, Document } from '../values/document.ts';
import { FieldIndex, type IndexDefinition, indexKey } from './fieldIndex.ts';

const byName: IndexDefinition = { fields: [], nameDirection: 'ASCENDING' };

/**
 * A set of documents that queries run over (a collection, a collection group or the whole database)
 * with its indexes. An index is built on first use and updated with every change.
 */
export class IndexedDocuments {
  private readonly indexes = new Map<string, FieldIndex>();
  private readonly find: (path: string) => Document | undefined;
  private readonly names: FieldIndex;

  /** @param find Returns the current document of a path. */
  constructor(find: (path: string) => Document | undefined, documents: Iterable<Document>) {
    this.find = find;
    this.names = this.index(byName, documents);
  }

  /** The number of documents. */
  get size(): number {
    return this.names.entries.length;
  }

  /** The index of a definition, built on first use. */
  index(definition: IndexDefinition, documents?: Iterable<Document>): FieldIndex {
    const key = indexKey(definition);
    const existing = this.indexes.get(key);
    if (existing) return existing;
    const index = new FieldIndex(definition, documents ?? this.documents());
    this.indexes.set(key, index);
    return index;
  }

  /** Updates all indexes after a change of a document. */
  update(change: Change): void {
    for (const index of this.indexes.values()) index.update(change);
  }

  private *documents() {
    for (const { path } of this.names.entries.from(() => false)) {
      const document = this.find(path);
      if (document) yield document;
    }
  }
}
