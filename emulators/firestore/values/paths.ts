import { invalidArgument } from './errors.ts';

/** The id of a database within its project. */
export interface DatabaseId {
  project: string;
  database: string;
}

/** The resource name of a database. */
export const databaseName = ({ project, database }: DatabaseId): string =>
  `projects/${project}/databases/${database}`;

const databasePattern = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.*))?)?$/s;

/** A parsed resource name: the database, and the path within it ('' for the root). */
export interface ResourceName extends DatabaseId {
  path: string;
}

/**
 * Splits a trusted name, such as that of a stored document or of a trigger. `resourceNames.ts`
 * parses the names in client requests.
 * @throws {FirestoreError} INVALID_ARGUMENT when the name has another form.
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

/** Whether a path is below another; every path is below the root ''. */
export const isBelow = (path: string, ancestor: string): boolean =>
  ancestor === '' || path.startsWith(`${ancestor}/`);
