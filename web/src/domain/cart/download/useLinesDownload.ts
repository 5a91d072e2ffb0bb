import { useMutation } from '@tanstack/react-query';
import { apiRoutes, dayOf } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { callApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { knownTimeZone } from '../../time/shopTimeZone.ts';
import type { DownloadedLine } from './linesCsv.ts';

interface Download {
  /** The beginning of the file's name. */
  name: string;
  lines: readonly DownloadedLine[];
}

/** The file of some lines. Its code is loaded with the first download. */
const fileOf = async ({ name, lines }: Download) => {
  const { linesCsv } = await import('./linesCsv.ts');
  const content = new Blob([linesCsv(lines)], { type: 'text/csv;charset=utf-8' });
  const timeZone =
    knownTimeZone() ?? (await callApi(apiRoutes.getShop, { anonymous: true })).timeZone;
  return { name: `${name}-${dayOf(new Date(), timeZone)}.csv`, content };
};

const failed = 'We could not load what the download needs. Please check your connection.';

/** Saves lines with their prices of now as a file, or notifies of the failure. */
export const useLinesDownload = () =>
  useMutation({
    mutationFn: fileOf,
    onSuccess: saveFile,
    onError: () => void enqueueSnackbar(failed, { variant: 'error' }),
  });
