import { useMutation, useQueryClient } from '@tanstack/react-query';
import { enqueueSnackbar } from 'notistack';
import { invalidateQueries } from '../../invalidateQueries.ts';
import { messageOf } from '../../messages.ts';
import { saveFile } from './saveFile.ts';
import { type ExportedTable, type ExportSearch, readTable, sendTable } from './tableRequests.ts';

interface Export {
  table: ExportedTable;
  search: ExportSearch;
}

/** Saves a table as a file; a failure is told. */
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

/** Imports a table of tools. All that is known of tools is read again, also after a failure. */
export const useImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, dryRun }: Import) => sendTable(file, dryRun),
    onSettled: async (_result, _error, { dryRun }) => {
      if (dryRun) return;
      await invalidateQueries(client, ['tools']);
      await invalidateQueries(client, ['toolCount']);
    },
  });
};
