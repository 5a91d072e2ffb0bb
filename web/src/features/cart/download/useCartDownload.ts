import { useMutation } from '@tanstack/react-query';
import { apiRoutes, dayOf } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import type { PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import { knownTimeZone } from '../../../domain/time/shopTimeZone.ts';
import { callApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';

/** The file of a cart. Its code is loaded with the first download. */
const fileOf = async (priced: readonly PricedLine[]) => {
  const { cartCsv } = await import('./cartCsv.ts');
  const content = new Blob([cartCsv(priced)], { type: 'text/csv;charset=utf-8' });
  const timeZone =
    knownTimeZone() ?? (await callApi(apiRoutes.getShop, { anonymous: true })).timeZone;
  return { name: `cart-${dayOf(new Date(), timeZone)}.csv`, content };
};

const failed = 'We could not load what the download needs. Please check your connection.';

/** Saves the cart as a file, or notifies of the failure. */
export const useCartDownload = () =>
  useMutation({
    mutationFn: fileOf,
    onSuccess: saveFile,
    onError: () => void enqueueSnackbar(failed, { variant: 'error' }),
  });
