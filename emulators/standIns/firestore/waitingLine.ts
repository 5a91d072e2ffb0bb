/** Where a request stands among those that want the same: the lower age is the older. */
export interface Contender {
  readonly age: number;
  /** How many of its requests stand in line. */
  waiting: number;
}

/** What an attempt returns whose turn has not come. */
export const notYet = Symbol('not yet');

interface Waiter {
  readonly contender: Contender;
  /** Settles the request and returns true, unless its turn has not come. */
  attempt(): boolean;
}

const recheckMs = 25;

/** Requests that wait for locks, the oldest first. */
export class WaitingLine {
  private waiters: Waiter[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isServing = false;
  private isAskedFor = false;
  private readonly beforeRecheck: () => void;

  /** @param beforeRecheck Called now and then while someone waits, before all try again. */
  constructor(beforeRecheck: () => void) {
    this.beforeRecheck = beforeRecheck;
  }

  /**
   * Makes an attempt, and again each time something may have changed, until it has an outcome:
   * resolves with what it returns, rejects with what it throws.
   */
  turn<T>(contender: Contender, attempt: () => T | typeof notYet): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        try {
          const result = attempt();
          if (result === notYet) return false;
          resolve(result);
        } catch (error) {
          reject(error);
        }
        return true;
      };
      if (!this.alone(settle)) this.join({ contender, attempt: settle });
    });
  }

  /** Lets everyone in line try again; once the attempt under way is over, if there is one. */
  serve(): void {
    this.isAskedFor = true;
    if (this.isServing) return;
    while (this.isAskedFor) {
      this.isAskedFor = false;
      while (this.alone(() => this.serveOne()));
    }
    if (this.waiters.length === 0) clearInterval(this.timer);
  }

  // An attempt may end with the release of locks: nobody else must get on in the middle of it.
  private alone(attempt: () => boolean) {
    const isNested = this.isServing;
    this.isServing = true;
    const isSettled = attempt();
    this.isServing = isNested;
    if (!isNested && this.isAskedFor) this.serve();
    return isSettled;
  }

  private serveOne() {
    const served = this.waiters.find(({ attempt }) => attempt());
    if (!served) return false;
    served.contender.waiting--;
    this.waiters = this.waiters.filter((waiter) => waiter !== served);
    return true;
  }

  private join(waiter: Waiter) {
    if (this.waiters.length === 0) {
      this.timer = setInterval(() => {
        this.beforeRecheck();
        this.serve();
      }, recheckMs);
    }
    const younger = this.waiters.findIndex(({ contender }) => contender.age > waiter.contender.age);
    this.waiters.splice(younger < 0 ? this.waiters.length : younger, 0, waiter);
    waiter.contender.waiting++;
    // Someone may have waited politely for the one who now waits as well.
    this.serve();
  }
}
