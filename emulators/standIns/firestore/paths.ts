import { invalidArgument } from './errors.ts';

/** Which database of which project. */
export interface DatabaseId {
  project: string;
  database: string;
}

/** The text of a database's name. */
export const databaseName = ({ project, database }: DatabaseId): string =>
  `projects/${project}/databases/${database}`;

const databasePattern = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.*))?)?$/s;
/** A resource name, taken apart: the database, and the path within it ('' for its root). */
export interface ResourceName extends DatabaseId {
  path: string;
}

/**
 * Splits a name that needs no check of its ids, such as that of a stored document or the pattern of a
 * trigger. Names in the requests of clients are for `resourceNames.ts`.
 * @throws {FirestoreError} INVALID_ARGUMENT when it has another form.
 */
export const splitName = (name: string): ResourceName => {
  const match = databasePattern.exec(name);
  if (!match) throw invalidArgument(`Resource name "${name}" is not a valid resource name.`);
  const [, project = '', database = '', path = ''] = match;
  return { project, database, path };
};

/** The path without its last segment; '' above a top-level collection. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** The last segment of a path. */
export const lastIdOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A path below another; '' is the root. */
export const joinPath = (parent: string, child: string): string =>
  parent ? `${parent}/${child}` : child;

/** Whether a path lies below another; everything does below the root ''. */
export const isBelow = (path: string, ancestor: string): boolean =>
  ancestor === '' || path.startsWith(`${ancestor}/`);
