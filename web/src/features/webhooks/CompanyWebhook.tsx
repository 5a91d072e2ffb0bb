import { mdiWebhook } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { DocumentPage } from '../../domain/document/DocumentPage.tsx';
import { BackLink } from '../../domain/page/BackLink.tsx';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import { useWebhook } from './data/useWebhooks.ts';
import { webhookChipOf } from './data/webhookTexts.ts';
import { WebhookButtons } from './edit/WebhookButtons.tsx';
import { WebhookDetails } from './WebhookDetails.tsx';

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 } as const;

interface CompanyWebhookProps {
  /** The id of the company. */
  owner: string;
  /** Whether the company can change anything now. */
  mayChange: boolean;
}

/** An endpoint of a company, whose id is in the address, with its deliveries. */
export const CompanyWebhook = ({ owner, mayChange }: CompanyWebhookProps) => {
  const { webhook: id = '' } = useParams();
  const query = useWebhook(owner, id);
  const webhook = query.data;
  const list = `${furtherPaths.companyWebhooks}?id=${encodeURIComponent(owner)}`;
  return (
    <DocumentPage
      kind={{
        noun: 'endpoint',
        icon: mdiWebhook,
        missing: 'webhook-not-found',
        advice: 'It was deleted, or its address was mistyped.',
        others: { to: list, label: 'See all endpoints' },
      }}
      query={query}
      heading={
        <>
          <BackLink to={list}>All endpoints</BackLink>
          <Box sx={bar}>
            <Typography
              variant="h2"
              sx={{ fontSize: '1.375rem', minHeight: '1.5em', overflowWrap: 'anywhere' }}
            >
              {webhook?.name}
            </Typography>
            {webhook && <StatusChip {...webhookChipOf(webhook)} />}
            {webhook && mayChange && (
              <Box sx={{ ml: { md: 'auto' } }}>
                <WebhookButtons key={id} owner={owner} webhook={webhook} list={list} />
              </Box>
            )}
          </Box>
        </>
      }
      skeleton={
        <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the endpoint" />
      }
    >
      {(shown) => <WebhookDetails key={id} owner={owner} webhook={shown} mayChange={mayChange} />}
    </DocumentPage>
  );
};
