import { mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCentsIn, taxLines } from 'functions/contract';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { howToPayText } from '../../../domain/money/paymentTexts.ts';
import { arrivalOf } from '../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderLink } from '../../../domain/order/orderLink.ts';
import { piecesText, toolsText } from '../../../domain/order/orderTexts.ts';
import { focusInView } from '../../../lib/forms/focusFailure.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

/** The parts of a total that has any. */
const partsOf = (order: Order) => {
  const taxes = taxLines(order).map(({ name, cents }) => ({
    name,
    text: formatCentsIn(order.currency, cents),
  }));
  const subtotal = { name: 'Subtotal', text: formatCentsIn(order.currency, order.subtotal) };
  return taxes.length > 0 ? [subtotal, ...taxes] : [];
};

const factsOf = (order: Order) => [
  { name: 'Order number', text: order.number },
  { name: 'Ordered', text: `${piecesText(order)}, ${toolsText(order)}` },
  ...partsOf(order),
  { name: 'Total', text: formatCentsIn(order.currency, order.total) },
  { name: 'Delivery', text: arrivalOf(order) },
];

const facts = {
  m: 0,
  my: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
} as const;

const Facts = ({ order }: { order: Order }) => (
  <Box component="dl" sx={facts}>
    {factsOf(order).map(({ name, text }) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
);

const NextPages = ({ order }: { order: Order }) => (
  <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 2.5 }}>
    <Button component={Link} {...orderLink(order)} variant="contained">
      See this order
    </Button>
    <Button component={Link} to={paths.tools} variant="outlined">
      Continue shopping
    </Button>
  </Stack>
);

/**
 * Confirms a placed order and says what happens next. It takes the focus, and outlasts the toast.
 */
export const OrderConfirmation = ({ order }: { order: Order }) => {
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { _id } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each placed order takes the focus
  useEffect(() => {
    if (card.current) focusInView(card.current);
  }, [_id]);
  return (
    <Paper
      ref={card}
      component="section"
      tabIndex={-1}
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2.5, sm: 3.5 }, borderColor: 'success.main', outline: 'none' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon path={mdiCheckCircleOutline} sx={{ color: 'success.main', fontSize: 32 }} />
        <Typography id={titleId} variant="h2" sx={{ fontSize: '1.375rem' }}>
          Thank you for your order
        </Typography>
      </Box>
      <Facts order={order} />
      <Typography>
        {`We confirm your order within one working day. ${howToPayText(order)} The order's page shows how to pay.`}
      </Typography>
      <NextPages order={order} />
    </Paper>
  );
};
