import { mdiRefresh, mdiSendClockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import {
  canResend,
  type Delivery,
  type MailFilter,
  mailFilters,
  type Webhook,
} from 'functions/contract';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { notified } from '../../../lib/forms/outcomes.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import { useDeliveries, useWebhookActions } from '../data/useWebhooks.ts';
import type { WebhookOwner } from '../data/webhookCalls.ts';
import { deliveryFilterTexts } from '../data/webhookTexts.ts';
import { deliveryRows } from './deliveryRows.tsx';
import { ReplayPeriod } from './ReplayPeriod.tsx';

interface DeliveriesProps {
  owner: WebhookOwner;
  webhook: Webhook;
  mayChange: boolean;
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1.5,
  mb: 2,
} as const;

const noDeliveries = (filter: MailFilter) => (
  <EmptyState
    icon={mdiSendClockOutline}
    title={filter === 'all' ? 'No deliveries yet' : 'No delivery with this status'}
  >
    The deliveries of the last 30 days appear here.
  </EmptyState>
);

const filterParameter = {
  name: 'status',
  defaultChoice: 'all',
  isChoice: (text: string | null): text is MailFilter =>
    (mailFilters as readonly (string | null)[]).includes(text),
} as const;

/** The deliveries to an endpoint, newest first, which can be repeated. */
export const Deliveries = ({ owner, webhook, mayChange }: DeliveriesProps) => {
  const [filter, setFilter] = useUrlChoice<MailFilter>(filterParameter);
  const list = useDeliveries(owner, webhook._id, filter);
  const { replay } = useWebhookActions(owner);
  const canReplay = mayChange && webhook.status === 'on';
  const actions = (delivery: Delivery): RowAction[] => [
    {
      label: 'Replay',
      icon: mdiRefresh,
      reason: canResend(delivery.status) ? null : 'It is still under way',
      run: () => void notified(replay(delivery).then(() => `${delivery.type} is on its way again`)),
    },
  ];
  return (
    <>
      <Box sx={head}>
        <ChoiceButtons
          label="Deliveries to show"
          choices={deliveryFilterTexts}
          value={filter}
          onChange={setFilter}
          fit="scroll"
        />
        {canReplay && <ReplayPeriod owner={owner} webhook={webhook} />}
      </Box>
      <PagedList list={list} loading="Loading the deliveries" empty={noDeliveries(filter)}>
        {(deliveries) =>
          deliveries.length > 0 && (
            <DataList
              label="Deliveries"
              rows={deliveries}
              {...deliveryRows}
              {...(canReplay && { actions })}
            />
          )
        }
      </PagedList>
    </>
  );
};
