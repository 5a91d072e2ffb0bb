import Alert from '@mui/material/Alert';
import { counted, formatCents, type Tool } from 'functions/contract';
import { MinimumNotice } from './MinimumNotice.tsx';
import type { OrderOffer } from './orderRefusal.ts';

const stockText = (available: number) =>
  `Other buyers were quicker: ${counted(available, 'piece')} ${available === 1 ? 'is' : 'are'} left.`;

const priceText = (oldPrice: number, newPrice: number) =>
  `The price has changed from ${formatCents(oldPrice)} to ${formatCents(newPrice)} a piece. Please look at the new total and confirm your order again.`;

interface OrderNoticeProps {
  tool: Tool;
  offer: OrderOffer | null;
}

/** What the buyer should know before sending the form again, if anything. */
export const OrderNotice = ({ tool, offer }: OrderNoticeProps) => {
  if (offer?.kind === 'stock')
    return <Alert severity="warning">{stockText(offer.available)}</Alert>;
  if (offer?.kind === 'price') {
    return <Alert severity="warning">{priceText(offer.oldPrice, offer.newPrice)}</Alert>;
  }
  if (offer?.kind === 'minimum') return <MinimumNotice tool={tool} minimum={offer.minimum} />;
  return null;
};
