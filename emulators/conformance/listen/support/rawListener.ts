import { RawStream } from './rawStream.ts';

interface Timestamp {
  seconds: string;
  nanos?: number;
}

interface ListenResponse {
  targetChange?: {
    targetChangeType?: 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET' | 'NO_CHANGE';
    targetIds?: number[];
    cause?: { code: number; message: string };
    resumeToken?: Uint8Array;
    readTime?: Timestamp;
  };
  documentChange?: {
    document: { name: string };
    targetIds?: number[];
    removedTargetIds?: number[];
  };
  documentDelete?: { document: string; removedTargetIds?: number[] };
  documentRemove?: { document: string; removedTargetIds?: number[] };
  filter?: { targetId: number; count?: number };
}

type TargetChange = NonNullable<ListenResponse['targetChange']>;

const isSnapshot = ({ targetChange }: ListenResponse) =>
  targetChange !== undefined &&
  (targetChange.targetChangeType ?? 'NO_CHANGE') === 'NO_CHANGE' &&
  (targetChange.targetIds ?? []).length === 0;

const idOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** Applies a response to the document ids of each target, as the protocol specifies. */
const applyResponse = (targets: Map<number, Set<string>>, response: ListenResponse) => {
  const { targetChange, documentChange } = response;
  const removed = response.documentDelete ?? response.documentRemove;
  if (targetChange?.targetChangeType === 'ADD' || targetChange?.targetChangeType === 'RESET') {
    for (const id of targetChange.targetIds ?? []) targets.set(id, new Set());
  }
  if (targetChange?.targetChangeType === 'REMOVE') {
    for (const id of targetChange.targetIds ?? []) targets.delete(id);
  }
  const document = documentChange?.document.name ?? removed?.document ?? '';
  for (const id of documentChange?.targetIds ?? []) targets.get(id)?.add(idOf(document));
  for (const id of (documentChange ?? removed)?.removedTargetIds ?? []) {
    targets.get(id)?.delete(idOf(document));
  }
};

/** A short summary of a response. */
const summary = (response: ListenResponse): string => {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = response;
  if (targetChange) return targetChange.targetChangeType ?? 'NO_CHANGE';
  if (documentChange) return `change ${idOf(documentChange.document.name)}`;
  if (documentDelete) return `delete ${idOf(documentDelete.document)}`;
  return documentRemove
    ? `remove ${idOf(documentRemove.document)}`
    : `filter ${filter?.count ?? 0}`;
};

/** A Listen stream on the default database of a project. */
export class RawListener {
  private readonly stream: RawStream<ListenResponse>;
  private readonly database: string;

  constructor(project: string, bearer?: string) {
    this.database = `projects/${project}/databases/(default)`;
    this.stream = new RawStream('Listen', this.database, bearer);
  }

  /** Summaries of all responses so far. */
  get log(): string[] {
    return this.stream.received.map(summary);
  }

  send(request: object): void {
    this.stream.send({ database: this.database, ...request });
  }

  /** Adds a target that is a query on one collection. */
  addQuery(targetId: number, collectionId: string, query: object = {}, options: object = {}): void {
    const structuredQuery = { from: [{ collectionId }], ...query };
    const parent = `${this.database}/documents`;
    this.send({ addTarget: { targetId, query: { parent, structuredQuery }, ...options } });
  }

  /** Adds a target of documents by their paths. */
  addDocuments(targetId: number, ...paths: string[]): void {
    const documents = paths.map((path) => `${this.database}/documents/${path}`);
    this.send({ addTarget: { targetId, documents: { documents } } });
  }

  removeTarget(targetId: number): void {
    this.send({ removeTarget: targetId });
  }

  end(): void {
    this.stream.end();
  }

  cancel(): void {
    this.stream.cancel();
  }

  /**
   * Waits for a consistent snapshot in which a target has exactly these documents.
   * @returns The snapshot itself: its time, and the token to resume from it.
   */
  snapshot(targetId: number, ids: readonly string[]): Promise<TargetChange> {
    return this.stream.until((received) => {
      const targets = new Map<number, Set<string>>();
      let found: TargetChange | undefined;
      for (const response of received) {
        applyResponse(targets, response);
        if (!isSnapshot(response)) continue;
        const current = [...(targets.get(targetId) ?? ['(no target)'])].sort();
        found = current.join() === [...ids].sort().join() ? response.targetChange : undefined;
      }
      return found;
    });
  }

  /**
   * Waits until a target is removed; returns the cause, or undefined when the client removed it.
   */
  async removal(targetId: number): Promise<TargetChange['cause']> {
    const { cause } = await this.stream.until((received) =>
      received
        .map(({ targetChange }) => targetChange)
        .find(
          (change) => change?.targetChangeType === 'REMOVE' && change.targetIds?.includes(targetId),
        ),
    );
    return cause;
  }

  /** The status that the stream ends with. */
  ended(): Promise<{ code: number; details: string }> {
    return this.stream.ended();
  }
}
