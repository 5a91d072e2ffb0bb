import {
  type ClientDuplexStream,
  credentials,
  Metadata,
  makeClientConstructor,
  type StatusObject,
} from '@grpc/grpc-js';
import { onTestFinished } from 'vitest';
import { loadService } from '../../../firestore/transports/service.ts';

const ServiceClient = makeClientConstructor(loadService(), 'Firestore');

/** A stream without an SDK; it is cancelled after the test. */
export class RawStream<Response> {
  readonly received: Response[] = [];
  private readonly call: ClientDuplexStream<object, Response>;
  private status: StatusObject | undefined;
  private readonly wake = new Set<() => void>();

  constructor(method: 'Listen' | 'Write', database: string, bearer = 'owner') {
    const host = String(process.env.FIRESTORE_EMULATOR_HOST);
    const client = new ServiceClient(host, credentials.createInsecure());
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${bearer}`);
    metadata.set('google-cloud-resource-prefix', database);
    const open = client[method] as (metadata: Metadata) => ClientDuplexStream<object, Response>;
    this.call = open.call(client, metadata);
    this.call.on('data', (response) => this.notify(() => this.received.push(response)));
    this.call.on('status', (status) => this.notify(() => this.setStatus(status)));
    this.call.on('error', () => {});
    onTestFinished(() => {
      this.call.cancel();
      client.close();
    });
  }

  send(request: object): void {
    this.call.write(request);
  }

  /** Ends the client side of the stream. */
  end(): void {
    this.call.end();
  }

  /** Cancels the stream. */
  cancel(): void {
    this.call.cancel();
  }

  /** Waits until a predicate returns a result. Rejects when the stream ends first. */
  async until<T>(predicate: (received: readonly Response[]) => T | undefined | false): Promise<T> {
    for (;;) {
      const result = predicate(this.received);
      if (result !== undefined && result !== false) return result;
      if (this.status) throw new Error(`The stream has ended: ${JSON.stringify(this.status)}`);
      await this.next();
    }
  }

  /** The status that the stream ends with. */
  async ended(): Promise<{ code: number; details: string }> {
    while (!this.status) await this.next();
    return this.status;
  }

  private setStatus(status: StatusObject) {
    this.status = status;
  }

  private next() {
    return new Promise<void>((resolve) => this.wake.add(resolve));
  }

  private notify(change: () => void) {
    change();
    for (const wake of this.wake) wake();
    this.wake.clear();
  }
}
