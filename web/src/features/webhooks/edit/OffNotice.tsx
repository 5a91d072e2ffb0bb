import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Webhook } from 'functions/contract';
import { useState } from 'react';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { notified } from '../../../lib/forms/outcomes.ts';
import { editOf, useWebhookActions } from '../data/useWebhooks.ts';
import type { WebhookOwner } from '../data/webhookCalls.ts';
import { afterOffText, offTexts } from '../data/webhookTexts.ts';

interface OffNoticeProps {
  owner: WebhookOwner;
  webhook: Webhook;
  mayChange: boolean;
}

const SwitchOn = ({ owner, webhook }: Omit<OffNoticeProps, 'mayChange'>) => {
  const { update } = useWebhookActions(owner);
  const [isSending, setSending] = useState(false);
  const switchOn = async () => {
    setSending(true);
    const body = editOf(webhook, { status: 'on' });
    await notified(update({ id: webhook._id, body }).then(({ name }) => `${name} is on`));
    setSending(false);
  };
  return (
    <Button color="inherit" loading={isSending} onClick={() => void switchOn()}>
      Switch on
    </Button>
  );
};

/** Says why an endpoint receives nothing, or since when its deliveries fail. */
export const OffNotice = ({ owner, webhook, mayChange }: OffNoticeProps) => {
  const { status, offReason, failingSince } = webhook;
  if (status === 'off') {
    return (
      <Alert
        severity={offReason === 'staff' ? 'info' : 'warning'}
        {...(mayChange && { action: <SwitchOn owner={owner} webhook={webhook} /> })}
      >
        {`${offTexts[offReason ?? 'staff']} ${afterOffText}`}
      </Alert>
    );
  }
  return (
    failingSince !== null && (
      <Alert severity="warning">
        {`Deliveries have failed since ${formatDateTime(failingSince)}. After 3 days without one that arrives, the endpoint is switched off.`}
      </Alert>
    )
  );
};
