import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { poText } from '../../../domain/order/orderTexts.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { NewMark } from './NewMark.tsx';
import { OrderNumberLink } from './OrderNumberLink.tsx';

interface SecondLineProps {
  /**
   * The viewport width from which the line is hidden, in pixels; without it, it is always shown.
   */
  below?: number;
}

const Line = styled('span')(({ theme: { vars, palette } }) => ({
  display: 'block',
  fontSize: '0.75rem',
  color: (vars ?? { palette }).palette.text.secondary,
}));

const hiddenFrom = (width: number) => ({
  [`@media (min-width: ${width}px)`]: { display: 'none' },
});

/** A second, smaller line in a cell of the table. */
export const SecondLine = ({ below, children }: PropsWithChildren<SecondLineProps>) => (
  <Line {...(below && { sx: hiddenFrom(below) })}>
    <Ellipsis>{children}</Ellipsis>
  </Line>
);

interface OrderNumberProps {
  order: Order;
  /** The id of the number itself. */
  id: string;
  isNew?: boolean;
}

/** The number of an order, above the buyer's own number if there is one, and whether it is new. */
export const OrderNumber = ({ order, id, isNew = false }: OrderNumberProps) => (
  <>
    <span id={id}>
      <OrderNumberLink order={order} />
    </span>
    {(isNew || order.poNumber) && (
      <SecondLine>
        {isNew && <NewMark />}
        {isNew && order.poNumber && ' · '}
        {order.poNumber && poText(order)}
      </SecondLine>
    )}
  </>
);
