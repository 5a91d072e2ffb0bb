import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderRequest } from 'functions/contract';
import type { ReactNode } from 'react';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { requestStateChips, requestStateNow } from '../../../domain/request/requestTexts.ts';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';

interface RequestHeadingProps {
  /** The request, once it has loaded. */
  request: OrderRequest | undefined;
  actions?: ReactNode;
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

/** The number and the state of a request, who sent it, and what the caller can do with it. */
export const RequestHeading = ({ request, actions }: RequestHeadingProps) => (
  <Box sx={{ mb: 2.5, maxWidth: 1280 }}>
    <BackLink to={paths.approvals}>Approvals</BackLink>
    <Box sx={bar}>
      <Box sx={{ flexGrow: 1 }}>
        <Box sx={{ ...bar, minHeight: 32 }}>
          <PageTitle>{request ? `Request ${request.number}` : 'Request'}</PageTitle>
          {request && <StatusChip {...requestStateChips[requestStateNow(request)]} />}
        </Box>
        <Typography sx={{ color: 'text.secondary', minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {request && (
            <>
              {`${request.requester.name} for ${request.companyName}, `}
              <time dateTime={request.createdAt}>{formatDateTime(request.createdAt)}</time>
            </>
          )}
        </Typography>
      </Box>
      {actions}
    </Box>
  </Box>
);
