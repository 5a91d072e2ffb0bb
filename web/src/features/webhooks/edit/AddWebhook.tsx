import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';
import { useWebhookActions } from '../data/useWebhooks.ts';
import type { WebhookOwner } from '../data/webhookCalls.ts';
import { WebhookSecret } from './WebhookSecret.tsx';

const NewWebhook = lazyComponent(() => import('./NewWebhook.tsx'), 'NewWebhook');

/** Adds an endpoint in a dialog, and then shows its secret. */
export const AddWebhook = ({ owner }: { owner: WebhookOwner }) => {
  const { create } = useWebhookActions(owner);
  const { chosen, choose, dialog } = useItemDialog<'new'>();
  const [secret, setSecret] = useState<string | null>(null);
  const whenLoaded = useLazyDialog(NewWebhook);
  return (
    <>
      <Button variant="contained" onClick={() => void whenLoaded(() => choose('new'))}>
        Add endpoint
      </Button>
      {chosen && (
        <NewWebhook
          key={chosen.visit}
          owner={owner}
          onCreate={async (input) => {
            const created = await create(input);
            setSecret(created.secret);
            return `${created.webhook.name} is on`;
          }}
          {...dialog}
        />
      )}
      <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
    </>
  );
};
