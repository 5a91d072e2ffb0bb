import { randomUUID } from 'node:crypto';
import { commit } from '../operations/commit.ts';
import type { Database } from '../storage/database.ts';
import { invalidArgument } from '../values/errors.ts';
import { parseDatabaseName } from '../values/resourceNames.ts';
import type { WireWrite } from '../wire/messages.ts';
import { decodeWrite } from '../wire/write.ts';
import { commitResponse } from './commitResponse.ts';
import { type Context, openDatabase } from './context.ts';
import type { Client, ServerStream, StreamRpc } from './stream.ts';

interface WriteRequest {
  database?: string;
  streamId?: string;
  writes: WireWrite[];
}

/**
 * Commits the requests of a stream in order. The first failure ends the stream, and later requests
 * are dropped. As in Google's emulator a stream cannot be resumed, so its tokens only count the
 * responses.
 */
class WriteStream implements ServerStream {
  private readonly context: Context;
  private readonly client: Client;
  private database: Database | undefined;
  private queue = Promise.resolve();
  private isClosed = false;
  private responseCount = 0;

  constructor(context: Context, client: Client) {
    this.context = context;
    this.client = client;
  }

  receive(request: WriteRequest): void {
    if (!this.database) this.handshake(request);
    else if (request.writes.length === 0) this.finish({ streamToken: this.nextToken() });
    else this.enqueue(() => this.commit(request.writes));
  }

  /** @param lastResponse The last response to send. */
  finish(lastResponse?: object): void {
    this.enqueue(async () => {
      if (lastResponse) this.client.send(lastResponse);
      this.end();
    });
  }

  close(): void {
    this.isClosed = true;
  }

  private handshake({ database, streamId, writes }: WriteRequest) {
    if (!database) throw invalidArgument("'database' must be set on an initial write request.");
    if (writes.length > 0) {
      throw invalidArgument("'writes' must not be set on an initial write request.");
    }
    if (streamId) {
      throw invalidArgument('Resuming streams is not supported, do not set stream ID.');
    }
    this.database = openDatabase(this.context, parseDatabaseName(database)).database;
    this.client.send({ streamId: randomUUID(), streamToken: this.nextToken() });
  }

  private async commit(writes: WireWrite[]) {
    const { databases, caller } = this.context;
    const database = this.database as Database;
    const decoded = writes.map((write) => decodeWrite(database, write));
    const guard = databases.guard(database, caller);
    const result = await commit(database, decoded, undefined, guard, caller);
    if (this.isClosed) return;
    this.client.send({ streamToken: this.nextToken(), ...commitResponse(result) });
  }

  private enqueue(task: () => Promise<void>) {
    this.queue = this.queue
      .then(() => (this.isClosed ? undefined : task()))
      .catch((error) => this.end(error));
  }

  private end(error?: unknown) {
    this.isClosed = true;
    this.client.end(error);
  }

  private nextToken(): Uint8Array {
    return Buffer.from(String(this.responseCount++));
  }
}

/** Commits the writes of a client in order, one commit per request. */
export const Write: StreamRpc = (context, client) => new WriteStream(context, client);
