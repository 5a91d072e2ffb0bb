import { randomUUID } from 'node:crypto';
import type { OpenStream } from '../../rpc/openStream.ts';
import { invalidArgument } from '../../values/errors.ts';
import { Session } from './session.ts';

/** The open sessions of a server, by id. */
export class Sessions {
  private readonly byId = new Map<string, Session>();

  /** Opens a session with a new id. */
  open(stream: (session: Session) => OpenStream): { id: string; session: Session } {
    const id = randomUUID();
    const session = new Session(stream, () => this.byId.delete(id));
    this.byId.set(id, session);
    return { id, session };
  }

  /**
   * The session with an id.
   * @throws {FirestoreError} when there is none; the client recognises it by its words, and starts
   * a new session.
   */
  get(id: string): Session {
    const session = this.byId.get(id);
    if (!session) throw invalidArgument('Unknown SID');
    return session;
  }

  /** Closes every session. */
  close(): void {
    for (const session of this.byId.values()) session.close();
  }
}
