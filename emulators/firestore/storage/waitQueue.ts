/** A transaction or a single write that requests locks. */
export interface LockRequester {
  /** A sequence number by start time; a lower number is older. */
  readonly age: number;
  /** How many of its requests are in the queue. */
  waiting: number;
}

/** The result of an attempt that has to wait. */
export const blocked = Symbol('blocked');

interface Waiter {
  readonly requester: LockRequester;
  /** Settles the request and returns true; returns false while it is blocked. */
  attempt(): boolean;
}

const retryIntervalMs = 25;

/** A queue of requests that wait for locks, oldest requester first. */
export class WaitQueue {
  private waiters: Waiter[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;
  private isRetryRequested = false;
  private readonly beforeRetry: () => void;

  /** @param beforeRetry Called every 25 ms while requests wait, before they are retried. */
  constructor(beforeRetry: () => void) {
    this.beforeRetry = beforeRetry;
  }

  /**
   * Runs an attempt, and again after each change of the locks, until it is no longer blocked.
   * Resolves with the result of the attempt, rejects with its error.
   */
  enter<T>(requester: LockRequester, attempt: () => T | typeof blocked): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        try {
          const result = attempt();
          if (result === blocked) return false;
          resolve(result);
        } catch (error) {
          reject(error);
        }
        return true;
      };
      if (!this.exclusively(settle)) this.enqueue({ requester, attempt: settle });
    });
  }

  /** Retries all waiting requests; if an attempt is running, as soon as it is done. */
  retry(): void {
    this.isRetryRequested = true;
    if (this.isRunning) return;
    while (this.isRetryRequested) {
      this.isRetryRequested = false;
      while (this.exclusively(() => this.retryOne()));
    }
    if (this.waiters.length === 0) clearInterval(this.timer);
  }

  // An attempt may release locks: no other request may run before it is done.
  private exclusively(attempt: () => boolean) {
    const isNested = this.isRunning;
    this.isRunning = true;
    const isSettled = attempt();
    this.isRunning = isNested;
    if (!isNested && this.isRetryRequested) this.retry();
    return isSettled;
  }

  private retryOne() {
    const finished = this.waiters.find(({ attempt }) => attempt());
    if (!finished) return false;
    finished.requester.waiting--;
    this.waiters = this.waiters.filter((waiter) => waiter !== finished);
    return true;
  }

  private enqueue(waiter: Waiter) {
    if (this.waiters.length === 0) {
      this.timer = setInterval(() => {
        this.beforeRetry();
        this.retry();
      }, retryIntervalMs);
    }
    const younger = this.waiters.findIndex(({ requester }) => requester.age > waiter.requester.age);
    this.waiters.splice(younger < 0 ? this.waiters.length : younger, 0, waiter);
    waiter.requester.waiting++;
    // Other requests may have waited for this requester while it was active.
    this.retry();
  }
}
