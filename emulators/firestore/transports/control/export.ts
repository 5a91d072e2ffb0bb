import { json } from 'node:stream/consumers';
import { exportDatabase } from '../../export/exportDatabase.ts';
import { invalidArgument } from '../../values/errors.ts';
import { parseDatabaseName } from '../../values/resourceNames.ts';
import type { Route } from '../http.ts';

interface ExportRequest {
  database: string;
  export_directory: string;
  export_name?: string;
}

const exportRequest = async (request: Parameters<Route['handle']>[2]): Promise<ExportRequest> => {
  const body = await json(request).catch(() => undefined);
  const { database, export_directory } = (body ?? {}) as Partial<ExportRequest>;
  if (typeof database === 'string' && typeof export_directory === 'string') {
    return body as ExportRequest;
  }
  throw invalidArgument('The body must be {"database", "export_directory", "export_name"}.');
};

const secondsNow = () => Math.floor(Date.now() / 1000);

const exportAll: Route['handle'] = async (databases, _, request) => {
  const { database, export_directory, export_name } = await exportRequest(request);
  const name = export_name ?? `firestore_export_${secondsNow()}`;
  await exportDatabase(databases.get(parseDatabaseName(database)), export_directory, name);
  return {};
};

/** The endpoint that `firebase emulators:export` and `--export-on-exit` call. */
export const exportRoutes: readonly Route[] = [
  { method: 'POST', path: /^\/emulator\/v1\/projects\/([^/]+):export$/, handle: exportAll },
];
