import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
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

/** Books all entries that are sure, of one file or all. */
export const BookSure = ({ importId }: { importId: string }) => {
  const { data } = useQuery(
    countQuery(bankKeys.entries, { of: 'bank-entries', status: 'sure', import: importId }),
  );
  const bookSure = useBookSure(importId);
  const [progress, setProgress] = useState<SureProgress | null>(null);
  const [start, setStart] = useState(0);
  const count = data?.count ?? 0;
  const book = async () => {
    setStart(count);
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
  if (count === 0 && !progress) return null;
  return (
    <Alert
      severity="success"
      icon={false}
      sx={{ mb: 2, alignItems: 'center', '& .MuiAlert-action': { pt: 0, alignItems: 'center' } }}
      action={
        <SendButton variant="contained" loading={progress !== null} onClick={() => void book()}>
          Book all sure ({progress ? start : count})
        </SendButton>
      }
    >
      {progress ? (
        <>
          <span role="status">{progressText(progress, start)}</span>
          <LinearProgress
            aria-label="Booking"
            variant="determinate"
            value={
              start === 0 ? 0 : Math.min(100, (100 * (progress.booked + progress.changed)) / start)
            }
          />
        </>
      ) : (
        'Reference and amount of these entries match open invoices.'
      )}
    </Alert>
  );
};
