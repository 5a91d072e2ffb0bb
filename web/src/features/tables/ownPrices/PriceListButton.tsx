import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { apiRoutes, apiUrl } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../../lib/api/messages.ts';
import { readFile } from '../../../lib/api/readFile.ts';
import { type NamedFile, saveFile } from '../../../lib/browser/saveFile.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

/** A table with a header alone has one line. */
const hasRows = (text: string): boolean => text.trim().includes('\n');

/**
 * Fetches the payer's agreed prices as a file; null if there are none.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
const readOwnPrices = async (): Promise<NamedFile | null> => {
  const file = await readFile(apiUrl(apiRoutes.exportOwnPrices));
  return hasRows(await file.content.text()) ? file : null;
};

const noPricesText = 'We have not agreed prices with you: you buy at the prices of our list.';

/** Saves the agreed prices of the payer as a table, or says that there are none. */
export const PriceListButton = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: readOwnPrices,
    onSuccess: (file) => {
      if (file) saveFile(file);
      else enqueueSnackbar(noPricesText, { variant: 'info' });
    },
    onError: (error) =>
      enqueueSnackbar(`Your price list was not downloaded: ${messageOf(error)}`, {
        variant: 'error',
      }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
    >
      Download price list
    </Button>
  );
};
