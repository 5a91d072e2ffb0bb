import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted, type Webhook } from 'functions/contract';
import { useState } from 'react';
import { PeriodFields } from '../../../domain/time/PeriodFields.tsx';
import { isEmptyPeriod, type Period, periodOf } from '../../../domain/time/period.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { PartlyDone, partlyDoneFailure } from '../../../lib/forms/partlyDone.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';
import { useWebhookActions } from '../data/useWebhooks.ts';
import type { WebhookOwner } from '../data/webhookCalls.ts';

interface ReplayPeriodProps {
  owner: WebhookOwner;
  webhook: Webhook;
}

const fields = {
  display: 'grid',
  gap: 1.5,
  mt: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
};

const queuedText = (replayed: number): string =>
  replayed === 0
    ? 'The endpoint has received all events of these days'
    : `${counted(replayed, 'delivery', 'deliveries')} on the way`;

/** Delivers the events of a period that an endpoint has not received. */
export const ReplayPeriod = ({ owner, webhook }: ReplayPeriodProps) => {
  const { replayPeriod } = useWebhookActions(owner);
  const [period, setPeriod] = useState<Period>(() => periodOf('week', new Date()));
  const [replayed, setReplayed] = useState<number | null>(null);
  const { ref, chosen, choose, dialog } = useItemDialog<'replay'>();
  const replay = async () => {
    let queued = 0;
    const show = (count: number) => {
      queued = count;
      setReplayed(count);
    };
    show(0);
    try {
      return queuedText(await replayPeriod({ id: webhook._id, period, onProgress: show }));
    } catch (error) {
      if (queued === 0) throw error;
      throw new PartlyDone(
        `${messageOf(error)} ${queuedText(queued)}: replay the period again for the others.`,
      );
    } finally {
      setReplayed(null);
    }
  };
  return (
    <Box ref={ref}>
      <Button variant="outlined" onClick={() => choose('replay')}>
        Replay a period
      </Button>
      {chosen && (
        <ActionDialog
          key={chosen.visit}
          question="Replay a period?"
          labels={{ confirm: 'Replay period' }}
          color="primary"
          disabled={isEmptyPeriod(period)}
          onSend={replay}
          failureOf={(error) => partlyDoneFailure(error).message}
          {...dialog}
        >
          <Typography>
            {`${webhook.name} gets the events of these days that it has not received: also those of the time when it was off. Events are kept for 30 days.`}
          </Typography>
          <Box sx={fields}>
            <PeriodFields
              period={period}
              onChange={(change) => setPeriod((before) => ({ ...before, ...change }))}
            />
          </Box>
          <Typography role="status" variant="body2" sx={{ mt: 1.5, minHeight: '1.5em' }}>
            {replayed !== null && `${counted(replayed, 'delivery', 'deliveries')} so far`}
          </Typography>
        </ActionDialog>
      )}
    </Box>
  );
};
