import { mdiCancel } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiRoutes, type Webhook } from 'functions/contract';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { useMay } from '../../domain/staff/useMay.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { useItemDialog } from '../../ui/lists/useItemDialog.ts';
import { useSwitchOff } from './data/useWebhooks.ts';
import { webhookCallsOf } from './data/webhookCalls.ts';
import { noWebhooks, webhookRows } from './webhookRows.tsx';

const rows = webhookRows();

/** The endpoints of a company for staff, who can switch them off. */
export const WebhooksForStaff = ({ company }: { company: string }) => {
  const list = useInfiniteQuery(webhookCallsOf(company).list());
  const maySwitch = useMay()(apiRoutes.switchWebhookOff);
  const switchOff = useSwitchOff(company);
  const { ref, chosen, choose, dialog } = useItemDialog<Webhook>();
  const actions = (webhook: Webhook): RowAction[] =>
    webhook.status === 'on'
      ? [
          {
            label: 'Switch off',
            icon: mdiCancel,
            destructive: true,
            run: () => choose(webhook),
          },
        ]
      : [];
  return (
    <Box ref={ref}>
      <PagedList
        list={list}
        loading="Loading the endpoints"
        empty={
          <EmptyState icon={noWebhooks.icon} title={noWebhooks.title}>
            Owners of the company add the addresses of their programs.
          </EmptyState>
        }
      >
        {(webhooks) =>
          webhooks.length > 0 && (
            <DataList label="Endpoints" rows={webhooks} {...rows} {...(maySwitch && { actions })} />
          )
        }
      </PagedList>
      {chosen && (
        <ActionDialog
          key={chosen.visit}
          question={`Switch ${chosen.item.name} off?`}
          labels={{ confirm: 'Switch endpoint off' }}
          onSend={async () => `${(await switchOff(chosen.item._id)).webhook.name} is off`}
          {...dialog}
        >
          <Typography>
            The company receives nothing at this address until one of its owners switches it on
            again. Its log names you.
          </Typography>
        </ActionDialog>
      )}
    </Box>
  );
};
