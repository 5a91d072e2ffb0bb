import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../../lib/api/messages.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { readOwnPrices } from './readOwnPrices.ts';

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
