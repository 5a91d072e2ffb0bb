import { randomUUID } from 'node:crypto';
import type { Access, Decision } from '@tools-hub/rules';
import type { LoadedRules } from './rulesStore.ts';

/** One evaluation of a project's rules. */
export interface LoggedRequest {
  id: string;
  project: string;
  rules: LoadedRules;
  access: Access;
  decision: Decision;
  time: Date;
}

type Listener = (request: LoggedRequest) => void;

/** The number of past requests that a new listener can read. */
const maxPast = 200;

/** The latest rules evaluations, and the listeners for new ones. */
export class RequestLog {
  private readonly latest: LoggedRequest[] = [];
  private readonly listeners = new Set<Listener>();

  /** The latest requests, oldest first. */
  get past(): readonly LoggedRequest[] {
    return this.latest;
  }

  /** Records a request and notifies the listeners. */
  add(entry: Omit<LoggedRequest, 'id'>): void {
    const request = { id: randomUUID(), ...entry };
    this.latest.push(request);
    if (this.latest.length > maxPast) this.latest.shift();
    for (const listener of this.listeners) listener(request);
  }

  /** Calls the listener for each new request; returns a function that unsubscribes. */
  onRequest(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }
}
