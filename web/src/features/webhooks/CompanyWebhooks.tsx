import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from 'functions/contract';
import { ListHeader } from '../../domain/page/ListHeader.tsx';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import { webhookCallsOf } from './data/webhookCalls.ts';
import { AddWebhook } from './edit/AddWebhook.tsx';
import { noWebhooks, webhookRows } from './webhookRows.tsx';

interface CompanyWebhooksProps {
  company: string;
  hrefOf: (id: string) => string;
  /** Whether the company can change anything now. */
  mayChange: boolean;
}

/** The endpoints of a company. */
export const CompanyWebhooks = ({ company, hrefOf, mayChange }: CompanyWebhooksProps) => {
  const list = useInfiniteQuery(webhookCallsOf(company).list());
  const { icon, title, advice } = noWebhooks;
  return (
    <Box>
      <ListHeader>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {`Your own programs receive what happens to the orders, returns, invoices, quotes and prices of the company. It can have ${limits.webhooks.companyCount} endpoints.`}
        </Typography>
        {mayChange && <AddWebhook owner={company} />}
      </ListHeader>
      <PagedList
        list={list}
        loading="Loading the endpoints"
        empty={
          <EmptyState icon={icon} title={title}>
            {advice}
          </EmptyState>
        }
      >
        {(webhooks) =>
          webhooks.length > 0 && (
            <DataList label="Endpoints" rows={webhooks} {...webhookRows(hrefOf)} />
          )
        }
      </PagedList>
    </Box>
  );
};
