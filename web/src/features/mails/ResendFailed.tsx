import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted, maxResentMails, type ResentMails } from 'functions/contract';
import { useState } from 'react';
import { PeriodFields } from '../../domain/time/PeriodFields.tsx';
import { isEmptyPeriod, type Period } from '../../domain/time/period.ts';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';
import { useFailedMails, useResendFailed } from './useMails.ts';

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, mb: 2 };

const fields = {
  display: 'grid',
  gap: 1.5,
  flexGrow: 1,
  maxWidth: 640,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

const buttonText = (count: number | undefined): string =>
  count ? `Send ${counted(count, 'failed mail')} again` : 'No failed mail';

const resultOf = ({ resent, left }: ResentMails): string =>
  left > 0
    ? `${counted(resent, 'mail')} on the way again. ${counted(left, 'failed mail')} left: send them next.`
    : `${counted(resent, 'mail')} on the way again`;

const explanation = (count: number): string =>
  count > maxResentMails
    ? `The newest ${maxResentMails} go first, as they were written then. Repeat it for the others.`
    : 'They go to their recipients as they were written then.';

interface ResendFailedProps {
  period: Period;
  onChange: (change: Partial<Period>) => void;
}

/** Sends all mails of a period again that the shop has given up, after a confirmation. */
export const ResendFailed = ({ period, onChange }: ResendFailedProps) => {
  const [isOpen, setOpen] = useState(false);
  const { data } = useFailedMails(period, !isEmptyPeriod(period));
  const resend = useResendFailed(period);
  const count = data?.count ?? 0;
  return (
    <Box sx={bar}>
      <Box sx={fields}>
        <PeriodFields period={period} onChange={onChange} />
      </Box>
      <Button
        variant="outlined"
        size="large"
        disabled={count === 0 || isEmptyPeriod(period)}
        onClick={() => setOpen(true)}
      >
        {buttonText(data?.count)}
      </Button>
      <ActionDialog
        labels={{ confirm: `Send ${counted(Math.min(count, maxResentMails), 'mail')} again` }}
        question={`Send ${counted(count, 'failed mail')} again?`}
        color="primary"
        open={isOpen}
        onSend={async () => resultOf(await resend())}
        onClose={() => setOpen(false)}
      >
        <Typography>{explanation(count)}</Typography>
      </ActionDialog>
    </Box>
  );
};
