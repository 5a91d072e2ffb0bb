import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../lib/api/messages.ts';
import { readFile } from '../../lib/api/readFile.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import type { ImportTable } from './imports/tableImport.ts';
import { importFamilies, importPricesOf, importTools } from './importTable.ts';

/** Saves the table at an address as a file, or notifies of the failure. */
export const useExport = () =>
  useMutation({
    mutationFn: readFile,
    onSuccess: saveFile,
    onError: (error) => void enqueueSnackbar(messageOf(error), { variant: 'error' }),
  });

const refreshTools = async (client: QueryClient): Promise<void> => {
  await invalidateQueries(client, ['tools']);
  await invalidateQueries(client, ['toolCount']);
};

/** Imports a table, and refreshes what it may have changed, after a failure too. */
const refreshing =
  (send: ImportTable, refresh: () => Promise<void>): ImportTable =>
  async (table, dryRun, onProgress) => {
    try {
      return await send(table, dryRun, onProgress);
    } finally {
      if (!dryRun) await refresh();
    }
  };

/** Imports a table of tools. Refreshes everything about tools. */
export const useToolImport = (): ImportTable => {
  const client = useQueryClient();
  return refreshing(importTools, () => refreshTools(client));
};

/** Imports a table of the prices of a list. */
export const usePriceImport = (id: string, onChange: () => Promise<void>): ImportTable =>
  refreshing(importPricesOf(id), onChange);

/** Imports a table of families. Their sizes are tools, which change with them. */
export const useFamilyImport = (): ImportTable => {
  const client = useQueryClient();
  return refreshing(importFamilies, async () => {
    await invalidateQueries(client, ['families']);
    await refreshTools(client);
  });
};
