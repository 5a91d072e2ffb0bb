import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Webhook } from 'functions/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notified, saveOutcome } from '../../../lib/forms/outcomes.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';
import { useWebhookActions } from '../data/useWebhooks.ts';
import type { WebhookOwner } from '../data/webhookCalls.ts';
import { WebhookSecret } from './WebhookSecret.tsx';

const EditWebhook = lazyComponent(() => import('./EditWebhook.tsx'), 'EditWebhook');

interface WebhookButtonsProps {
  owner: WebhookOwner;
  webhook: Webhook;
  /** The page with the list, for after the deletion. */
  list: string;
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** What can be done with an endpoint. */
export const WebhookButtons = ({ owner, webhook, list }: WebhookButtonsProps) => {
  const { _id: id, name } = webhook;
  const { update, rotate, remove, test } = useWebhookActions(owner);
  const { ref, chosen, choose, dialog } = useItemDialog<'edit' | 'rotate' | 'delete'>();
  const [secret, setSecret] = useState<string | null>(null);
  const [isTesting, setTesting] = useState(false);
  const whenLoaded = useLazyDialog(EditWebhook);
  const navigate = useNavigate();
  const sendTest = async () => {
    setTesting(true);
    await notified(test(id).then(() => 'The test is on its way'));
    setTesting(false);
  };
  const step = chosen?.item;
  return (
    <Box ref={ref} sx={bar}>
      {webhook.status === 'on' && (
        <Button variant="outlined" loading={isTesting} onClick={() => void sendTest()}>
          Send test
        </Button>
      )}
      <Button variant="outlined" onClick={() => void whenLoaded(() => choose('edit'))}>
        Edit
      </Button>
      <Button variant="outlined" onClick={() => choose('rotate')}>
        Replace secret
      </Button>
      <Button variant="outlined" color="error" onClick={() => choose('delete')}>
        Delete
      </Button>
      {step === 'edit' && (
        <EditWebhook
          key={chosen?.visit}
          owner={owner}
          webhook={webhook}
          onSave={(body) =>
            saveOutcome(update({ id, body }), {
              done: (saved) => `${saved.name} is saved`,
              theirsIn: (details) => ('webhook' in details ? details.webhook : undefined),
            })
          }
          {...dialog}
        />
      )}
      {step === 'rotate' && (
        <ActionDialog
          key={chosen?.visit}
          question={`Replace the secret of ${name}?`}
          labels={{ confirm: 'Replace secret' }}
          color="primary"
          onSend={async () => {
            setSecret((await rotate(id)).secret);
            return 'The secret is replaced';
          }}
          {...dialog}
        >
          <Typography>
            For 24 hours, deliveries are signed with both the old and the new secret. Within that
            time, give the new one to the receiver.
          </Typography>
        </ActionDialog>
      )}
      {step === 'delete' && (
        <ActionDialog
          key={chosen?.visit}
          question={`Delete ${name}?`}
          labels={{ confirm: 'Delete endpoint' }}
          onSend={async () => {
            await remove(id);
            void navigate(list);
            return `${name} is deleted`;
          }}
          {...dialog}
        >
          <Typography>
            It receives nothing any more, and its deliveries are deleted with it.
          </Typography>
        </ActionDialog>
      )}
      <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
    </Box>
  );
};
