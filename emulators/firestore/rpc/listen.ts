import { DocumentsTarget } from '../listen/documentsTarget.ts';
import { QueryTarget } from '../listen/queryTarget.ts';
import type { Target } from '../listen/target.ts';
import { type AddOptions, type ResumePoint, WatchStream } from '../listen/watchStream.ts';
import type { Database } from '../storage/database.ts';
import { invalidArgument } from '../values/errors.ts';
import { parseDatabaseName, parseParentName } from '../values/resourceNames.ts';
import { documentPathIn } from '../wire/document.ts';
import type { WireQuery, WireTimestamp } from '../wire/messages.ts';
import { decodeQuery } from '../wire/query.ts';
import { decodeResumeToken } from '../wire/resumeToken.ts';
import { decodeTimestamp } from '../wire/value.ts';
import { type Context, openDatabase } from './context.ts';
import type { Client, ServerStream, StreamRpc } from './stream.ts';

interface WireTarget {
  query?: { parent: string; structuredQuery?: WireQuery };
  documents?: { documents: string[] };
  targetId?: number;
  resumeToken?: Uint8Array;
  readTime?: WireTimestamp;
  once?: boolean;
  expectedCount?: { value?: number };
}

interface ListenRequest {
  database?: string;
  addTarget?: WireTarget;
  removeTarget?: number;
}

const resumePointOf = (target: WireTarget): ResumePoint | undefined => {
  const { resumeToken, readTime } = target;
  const expectedCount = target.expectedCount && (target.expectedCount.value ?? 0);
  if (resumeToken && resumeToken.length > 0) {
    return { time: decodeResumeToken(resumeToken), expectedCount };
  }
  return readTime && { time: decodeTimestamp(readTime), expectedCount };
};

const optionsOf = (target: WireTarget): AddOptions => ({
  resumePoint: resumePointOf(target),
  once: target.once ?? false,
});

class ListenStream implements ServerStream {
  private readonly context: Context;
  private readonly client: Client;
  private database: Database | undefined;
  private watch: WatchStream | undefined;

  constructor(context: Context, client: Client) {
    this.context = context;
    this.client = client;
  }

  receive(request: ListenRequest): void {
    const { addTarget, removeTarget } = request;
    const { database } = openDatabase(this.context, parseDatabaseName(request.database ?? ''));
    this.database ??= database;
    if (this.database !== database) {
      throw invalidArgument('All requests of a stream must name the same database.');
    }
    this.watch ??= new WatchStream(database, (response) => this.client.send(response));
    if (addTarget) this.add(database, this.watch, addTarget);
    else if (removeTarget !== undefined) this.watch.remove(removeTarget);
    else throw invalidArgument('A request must add or remove a target.');
  }

  finish(): void {
    this.close();
    this.client.end();
  }

  close(): void {
    this.watch?.close();
  }

  private add(database: Database, watch: WatchStream, target: WireTarget) {
    const make = () => this.targetOf(database, target);
    watch.add(target.targetId || watch.freeId, make, optionsOf(target));
  }

  private targetOf(database: Database, { query, documents }: WireTarget): Target {
    const guard = () => this.context.databases.guard(database, this.context.caller);
    if (query?.structuredQuery) {
      const { parent, structuredQuery } = query;
      return new QueryTarget(
        database,
        decodeQuery(database, parseParentName(parent), structuredQuery),
        guard,
      );
    }
    if (!documents) throw invalidArgument('A target must be a query or documents.');
    const paths = documents.documents.map((name) => documentPathIn(database, name));
    return new DocumentsTarget(database, paths, guard);
  }
}

/** Streams the documents of the client's targets, and then their changes. */
export const Listen: StreamRpc = (context, client) => new ListenStream(context, client);
