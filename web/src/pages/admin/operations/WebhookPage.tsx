import { mdiWebhook } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import { apiRoutes, type Webhook } from 'functions/contract';
import {
  type StaffDocumentKind,
  StaffDocumentPage,
} from '../../../domain/document/StaffDocumentPage.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import { useWebhook } from '../../../features/webhooks/data/useWebhooks.ts';
import { webhookChipOf } from '../../../features/webhooks/data/webhookTexts.ts';
import { WebhookButtons } from '../../../features/webhooks/edit/WebhookButtons.tsx';
import { WebhookDetails } from '../../../features/webhooks/WebhookDetails.tsx';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';

const kind: StaffDocumentKind<Webhook> = {
  name: 'webhook',
  plural: 'webhooks',
  icon: mdiWebhook,
  advice: 'It was deleted, or its address was mistyped.',
  list: furtherPaths.webhooks,
  useDocument: (id) => useWebhook(null, id),
  titleOf: ({ name }) => name,
  chipOf: webhookChipOf,
};

/** An endpoint of the shop with its deliveries. */
export const WebhookPage = () => {
  const mayChange = useMay()(apiRoutes.updateWebhook);
  return (
    <StaffDocumentPage
      kind={kind}
      actions={(webhook) =>
        mayChange && <WebhookButtons owner={null} webhook={webhook} list={furtherPaths.webhooks} />
      }
      skeleton={
        <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the webhook" />
      }
    >
      {(webhook) => <WebhookDetails owner={null} webhook={webhook} mayChange={mayChange} />}
    </StaffDocumentPage>
  );
};
