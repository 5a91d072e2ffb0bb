import { enqueueSnackbar } from 'notistack';
import type { BulkResult } from '../components/runBulk.ts';
import { type ActWords, doneText, failedText } from './settledTexts.ts';

/** Says what became of several: what was done, and what was not and why. */
export const notifySettled = <Item>(settled: BulkResult<Item>, words: ActWords<Item>): void => {
  const done = doneText(settled, words);
  const failed = failedText(settled, words);
  if (done) enqueueSnackbar(done, { variant: 'success' });
  if (failed) enqueueSnackbar(failed, { variant: 'error' });
};
