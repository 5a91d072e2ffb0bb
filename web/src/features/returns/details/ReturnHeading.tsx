import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from 'functions/contract';
import type { ReactNode } from 'react';
import { memberNameOf } from '../../../domain/company/orderedBy.ts';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { returnKindTexts, returnStateChips } from '../../../domain/returns/returnTexts.ts';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';

interface ReturnHeadingProps {
  /** The return, once it has loaded. */
  found: OrderReturn | undefined;
  /** Where the page leads back to. */
  back: { to: string; label: string };
  actions?: ReactNode;
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

const RequestedAt = ({ found }: { found: OrderReturn }) => {
  const member = memberNameOf(found);
  return (
    <>
      {'Requested on '}
      <time dateTime={found.createdAt}>{formatDateTime(found.createdAt)}</time>
      {member !== null && ` for ${found.payerName} · Ordered by ${member}`}
    </>
  );
};

/** The number, the state and the date of a return, and what the caller can do with it. */
export const ReturnHeading = ({ found, back, actions }: ReturnHeadingProps) => (
  <Box sx={{ mb: 2.5, maxWidth: 1280 }}>
    <BackLink to={back.to}>{back.label}</BackLink>
    <Box sx={bar}>
      <Box sx={{ flexGrow: 1 }}>
        <Box sx={{ ...bar, minHeight: 32 }}>
          <PageTitle>
            {found ? `${returnKindTexts[found.kind]} ${found.number}` : 'Return'}
          </PageTitle>
          {found && <StatusChip {...returnStateChips[found.state]} />}
        </Box>
        <Typography sx={{ color: 'text.secondary', minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {found && <RequestedAt found={found} />}
        </Typography>
      </Box>
      {actions}
    </Box>
  </Box>
);
