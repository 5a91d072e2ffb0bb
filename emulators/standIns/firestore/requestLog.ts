import { randomUUID } from 'node:crypto';
import type { Access, Decision } from '../rules/ruleset.ts';
import type { LoadedRules } from './rulesStore.ts';

/** What the rules of a project were asked, and what they said. */
export interface LoggedRequest {
  id: string;
  project: string;
  rules: LoadedRules;
  access: Access;
  decision: Decision;
  time: Date;
}

type Listener = (request: LoggedRequest) => void;

/** As many requests are kept for those who come later. */
const maxPast = 200;

/** The latest requests that were put to rules, and who wants to hear of the next ones. */
export class RequestLog {
  private readonly latest: LoggedRequest[] = [];
  private readonly listeners = new Set<Listener>();

  get past(): readonly LoggedRequest[] {
    return this.latest;
  }

  add(entry: Omit<LoggedRequest, 'id'>): void {
    const request = { id: randomUUID(), ...entry };
    this.latest.push(request);
    if (this.latest.length > maxPast) this.latest.shift();
    for (const listener of this.listeners) listener(request);
  }

  /** Tells of each further request, until the function that is returned is called. */
  onRequest(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }
}
