import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Listened } from './listener.ts';

/** How the listeners talk to the emulator. */
export type Transport = 'gRPC' | 'WebChannel';

/** The commands to the process with the listeners, which answers with its progress. */
export interface Command {
  /** Opens listeners. */
  open?: Listened & { transport: Transport; count: number };
  /** Closes all listeners. */
  close?: boolean;
  /** Counts from zero again. */
  reset?: boolean;
}

/** The counts of the listeners since the last reset. */
export interface Progress {
  /** The latest version of each listener; null for one without. */
  available: (number | null)[];
  /** The latest resume token of the first listener, in base64. */
  resumeToken: string;
  snapshots: number;
  resets: number;
  failures: string[];
  /** From a commit to the listener, in milliseconds. */
  p50: number;
  p99: number;
}

const timeoutMs = 20_000;

/** Listeners in a separate process, so that they do not take time from those who order. */
export class ListenerProcess {
  private readonly child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)));

  /** Carries out a command; returns the progress before a close or reset. */
  async run(command: Command): Promise<Progress> {
    const answer = once(this.child, 'message');
    this.child.send(command);
    const [progress] = (await answer) as [Progress];
    return progress;
  }

  /**
   * Waits until every listener has this version.
   * @throws {Error} when one has not after 20 s, or failed.
   */
  async until(available: number): Promise<Progress> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const progress = await this.run({});
      const [failure] = progress.failures;
      if (failure !== undefined) throw new Error(`A listener failed: ${failure}`);
      const late = progress.available.filter((version) => version !== available);
      if (late.length === 0) return progress;
      if (performance.now() > end) {
        throw new Error(`${late.length} listeners miss ${available}; one has ${late[0]}.`);
      }
      await delay(20);
    }
  }

  end(): void {
    this.child.disconnect();
  }
}
