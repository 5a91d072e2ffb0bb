import { useMutation, useQueryClient } from '@tanstack/react-query';
import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../lib/api/messages.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { importTable } from './importTable.ts';
import { type ExportedTable, type ExportSearch, readTable } from './readTable.ts';

interface Export {
  table: ExportedTable;
  search: ExportSearch;
}

/** Saves a table as a file, or notifies of the failure. */
export const useExport = () =>
  useMutation({
    mutationFn: ({ table, search }: Export) => readTable(table, search),
    onSuccess: saveFile,
    onError: (error) => void enqueueSnackbar(messageOf(error), { variant: 'error' }),
  });

interface Import {
  file: Blob;
  dryRun: boolean;
}

/** Imports a table of tools. Refreshes everything about tools, after a failure too. */
export const useImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, dryRun }: Import) => importTable(file, dryRun),
    onSettled: async (_result, _error, { dryRun }) => {
      if (dryRun) return;
      await invalidateQueries(client, ['tools']);
      await invalidateQueries(client, ['toolCount']);
    },
  });
};
