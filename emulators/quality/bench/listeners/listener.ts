/** The document to listen to. */
export interface Listened {
  host: string;
  project: string;
  path: string;
  /** Where an earlier listener stopped. */
  resumeToken?: string;
}

/** A version of the document that a listener received. */
interface Version {
  available: number;
  /** The time of its commit, in milliseconds since 1970. */
  committedAt: number;
}

/** The callbacks of a listener. */
export interface Receiver {
  onVersion(version: Version): void;
  /** @param resumeToken In base64. */
  onSnapshot(resumeToken: string): void;
  onReset(): void;
  onFailure(reason: string): void;
}

/** Starts to listen; returns a function that stops. */
export type Listen = (listened: Listened, receiver: Receiver) => () => void;

/** The name of the database. */
export const databaseOf = ({ project }: Listened): string =>
  `projects/${project}/databases/(default)`;

/** The target of the document. */
export const addTarget = (listened: Listened): object => ({
  targetId: 2,
  documents: { documents: [`${databaseOf(listened)}/documents/${listened.path}`] },
});
