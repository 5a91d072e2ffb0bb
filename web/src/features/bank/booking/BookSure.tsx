import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { counted } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { countQuery } from '../../../domain/list/useCounts.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { bankKeys } from '../entries/bankKeys.ts';
import { type SureProgress, useBookSure } from './useSureEntries.ts';

const entries = (count: number): string => counted(count, 'entry', 'entries');

/** What the booking of all sure entries has done. */
const sureText = ({ booked, changed }: SureProgress): string => {
  const still = `${entries(changed)} ${changed === 1 ? 'is' : 'are'} not sure any more, and stay${changed === 1 ? 's' : ''} open`;
  if (changed === 0) return `${entries(booked)} booked`;
  return `${entries(booked)} booked. ${still}.`;
};

const progressText = ({ booked, changed }: SureProgress, count: number): string =>
  `${booked + changed} of ${Math.max(count, booked + changed)} done…`;

/**
 * Books all entries that are sure, of one file or all: their reference and amount match open
 * invoices.
 */
export const BookSure = ({ importId }: { importId: string }) => {
  const { data } = useQuery(
    countQuery(bankKeys.entries, { of: 'bank-entries', status: 'sure', import: importId }),
  );
  const bookSure = useBookSure(importId);
  const [progress, setProgress] = useState<SureProgress | null>(null);
  const [start, setStart] = useState(0);
  const count = data?.count;
  const book = async () => {
    setStart(count ?? 0);
    setProgress({ booked: 0, changed: 0 });
    try {
      const result = await bookSure(setProgress);
      enqueueSnackbar(sureText(result), { variant: result.changed > 0 ? 'warning' : 'success' });
    } catch (error) {
      enqueueSnackbar(`${messageOf(error)} What was booked stays booked: go on with the others.`, {
        variant: 'error',
      });
    }
    setProgress(null);
  };
  const shown = progress ? start : count;
  return (
    <>
      {progress && <Typography role="status">{progressText(progress, start)}</Typography>}
      <SendButton
        variant="contained"
        loading={progress !== null}
        disabled={count === 0}
        onClick={() => void book()}
      >
        {shown === undefined ? 'Book all sure' : `Book all sure (${shown})`}
      </SendButton>
    </>
  );
};
