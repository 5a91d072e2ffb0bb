import { onTestFinished } from 'vitest';

type Subscribe<T> = (next: (snapshot: T) => void, fail: (error: Error) => void) => () => void;

/** A listener with all its snapshots; it is unsubscribed after the test. */
export class Listener<T> {
  readonly snapshots: T[] = [];
  readonly unsubscribe: () => void;
  private failure: Error | undefined;
  private readonly wake = new Set<() => void>();

  constructor(subscribe: Subscribe<T>) {
    this.unsubscribe = subscribe(
      (snapshot) => {
        this.snapshots.push(snapshot);
        this.notify();
      },
      (error) => {
        this.failure = error;
        this.notify();
      },
    );
    onTestFinished(this.unsubscribe);
  }

  /** Waits until the latest snapshot meets a condition. Rejects when the listener fails. */
  async until(condition: (snapshot: T) => boolean): Promise<T> {
    for (;;) {
      if (this.failure) throw this.failure;
      const latest = this.snapshots.at(-1);
      if (latest !== undefined && condition(latest)) return latest;
      await this.next();
    }
  }

  /** Waits until the listener fails; returns the error. */
  async error(): Promise<Error> {
    while (!this.failure) await this.next();
    return this.failure;
  }

  private next() {
    return new Promise<void>((resolve) => this.wake.add(resolve));
  }

  private notify() {
    for (const wake of this.wake) wake();
    this.wake.clear();
  }
}
