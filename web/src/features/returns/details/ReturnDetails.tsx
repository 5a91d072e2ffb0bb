import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { DocumentCaller, OrderReturn } from 'functions/contract';
import { isOwn } from 'functions/contract';
import type { PropsWithChildren, ReactNode } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { ReturnCustomer } from './ReturnCustomer.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnPictures } from './ReturnPictures.tsx';
import { ReturnProgress } from './ReturnProgress.tsx';
import { hasResult, ReturnResult } from './ReturnResult.tsx';
import { isSentBack, SendBack } from './SendBack.tsx';

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(300px, 2fr)' },
  maxWidth: 1280,
};

const Column = ({ children }: PropsWithChildren) => (
  <Stack spacing={{ xs: 2, md: 3 }} sx={{ minWidth: 0 }}>
    {children}
  </Stack>
);

interface ReturnDetailsProps {
  found: OrderReturn;
  /** Its order; undefined if it could not be read. */
  order: Order | undefined;
  caller: DocumentCaller;
  /** The next step of an admin. */
  step: ReactNode;
}

/**
 * What is to do about a return, what settled it, its lines, pictures and history and, for admins,
 * the customer.
 */
export const ReturnDetails = ({ found, order, caller, step }: ReturnDetailsProps) => (
  <Box sx={grid}>
    <Column>
      {step}
      {isSentBack(found) && isOwn(found, caller) && (
        <DetailsCard title="How to send it back">
          <SendBack found={found} />
        </DetailsCard>
      )}
      {hasResult(found) && (
        <DetailsCard title="Result">
          <ReturnResult found={found} order={order} />
        </DetailsCard>
      )}
      <DetailsCard title="Tools">
        <ReturnLines found={found} order={order} admin={caller.admin} />
      </DetailsCard>
      {found.pictures.length > 0 && (
        <DetailsCard title="Pictures">
          <ReturnPictures pictures={found.pictures} />
        </DetailsCard>
      )}
    </Column>
    <Column>
      <DetailsCard title="Progress">
        <ReturnProgress found={found} caller={caller} />
      </DetailsCard>
      {caller.admin && (
        <DetailsCard title="Customer">
          <ReturnCustomer found={found} />
        </DetailsCard>
      )}
    </Column>
  </Box>
);

const heights = [[96, 320], [200]];

export const ReturnDetailsSkeleton = () => (
  <Box sx={grid} role="status" aria-label="Loading the return">
    {heights.map((column) => (
      <Column key={column[0]}>
        {column.map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Column>
    ))}
  </Box>
);
