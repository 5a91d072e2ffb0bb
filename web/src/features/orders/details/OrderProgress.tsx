import { mdiCheckCircle, mdiCircleOutline, mdiCloseCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { countsAsSold, type OrderCaller, type OrderStatus } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { formatDateTime } from '../../../components/dates.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { Order } from '../order.ts';
import { statusTexts } from '../orderFilters.ts';
import { type NextStep, nextSteps, type ReachedStep, reachedSteps } from './orderProgress.ts';
import { useOrderAudit } from './useOrderAudit.ts';

const list = { listStyle: 'none', m: 0, p: 0 };

/** A line joins the icons of the steps. */
const step = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 1.5,
  pb: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 26,
    bottom: -2,
    borderInlineStart: '2px solid',
    borderColor: 'divider',
  },
  '&[data-last]': { pb: 0 },
  '&[data-last]::before': { display: 'none' },
} as const;

interface StepProps {
  isLast: boolean;
}

const ReachedIcon = ({ status }: { status: OrderStatus }) =>
  countsAsSold(status) ? (
    <Icon path={mdiCheckCircle} sx={{ color: 'success.main' }} />
  ) : (
    <Icon path={mdiCloseCircle} sx={{ color: 'error.main' }} />
  );

const Small = ({ children }: PropsWithChildren) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const Reached = ({ status, at, who, details, isLast }: ReachedStep & StepProps) => (
  <Box component="li" sx={step} data-last={isLast || undefined}>
    <ReachedIcon status={status} />
    <div>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {`${statusTexts[status]} by ${who}`}
      </Typography>
      <Small>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </Small>
      {details.map(({ name, text }) => (
        <Small key={name}>{`${name}: ${text}`}</Small>
      ))}
    </div>
  </Box>
);

const Next = ({ status, expectation, isLast }: NextStep & StepProps) => (
  <Box component="li" sx={step} data-last={isLast || undefined}>
    <Icon path={mdiCircleOutline} sx={{ color: 'text.secondary' }} />
    <div>
      <Typography sx={{ fontWeight: 650, color: 'text.secondary' }}>
        {statusTexts[status]}
      </Typography>
      <Small>{expectation}</Small>
    </div>
  </Box>
);

/** The statuses that an order has reached, and those that it has still to reach. */
export const OrderProgress = ({ order, caller }: { order: Order; caller: OrderCaller }) => {
  const { data: audit } = useOrderAudit(order, caller);
  const reached = reachedSteps(order, caller, audit);
  const next = nextSteps(order, caller);
  return (
    <>
      <Box component="ol" aria-label="History" sx={list}>
        {reached.map((one, index) => (
          <Reached
            key={one.status}
            {...one}
            isLast={next.length === 0 && index === reached.length - 1}
          />
        ))}
      </Box>
      {next.length > 0 && (
        <Box component="ol" aria-label="What happens next" sx={list}>
          {next.map((one, index) => (
            <Next key={one.status} {...one} isLast={index === next.length - 1} />
          ))}
        </Box>
      )}
    </>
  );
};
