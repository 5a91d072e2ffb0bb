import Box from '@mui/material/Box';
import type { Webhook } from 'functions/contract';
import { formatDateTime } from '../../domain/time/dates.ts';
import { DetailsCard } from '../../ui/layout/DetailsCard.tsx';
import { Fact, Facts } from '../../ui/layout/Facts.tsx';
import type { WebhookOwner } from './data/webhookCalls.ts';
import { Deliveries } from './deliveries/Deliveries.tsx';
import { OffNotice } from './edit/OffNotice.tsx';

interface WebhookDetailsProps {
  owner: WebhookOwner;
  webhook: Webhook;
  mayChange: boolean;
}

/** Beside one another where there is room, so that the deliveries follow soon. */
const facts = {
  '& > dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
};

const WebhookFacts = ({ webhook }: { webhook: Webhook }) => (
  <Facts>
    <Fact name="Address">{webhook.url}</Fact>
    <Fact name="Events">
      {webhook.events.length === 0 ? 'All' : webhook.events.toSorted().join(', ')}
    </Fact>
    <Fact name="Added">{formatDateTime(webhook.createdAt)}</Fact>
    {webhook.oldSecretUntil && Date.parse(webhook.oldSecretUntil) > Date.now() && (
      <Fact name="Signed with the old secret, too, until">
        {formatDateTime(webhook.oldSecretUntil)}
      </Fact>
    )}
  </Facts>
);

/** An endpoint: what it receives, whether it works, and its deliveries. */
export const WebhookDetails = (props: WebhookDetailsProps) => (
  <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <OffNotice {...props} />
    <DetailsCard title="Endpoint">
      <Box sx={facts}>
        <WebhookFacts webhook={props.webhook} />
      </Box>
    </DetailsCard>
    <DetailsCard title="Deliveries">
      <Deliveries {...props} />
    </DetailsCard>
  </Box>
);
