import Alert from '@mui/material/Alert';
import { counted, formatCents } from 'functions/contract';
import type { OrderOffer } from './orderRefusal.ts';

const stockText = (available: number) =>
  `Other buyers were quicker: ${counted(available, 'piece')} ${available === 1 ? 'is' : 'are'} left.`;

const priceText = (oldPrice: number, newPrice: number) =>
  `The price has changed from ${formatCents(oldPrice)} to ${formatCents(newPrice)} a piece. Please look at the new total and confirm your order again.`;

/** What the buyer should know before sending the form again, if anything. */
export const OrderNotice = ({ offer }: { offer: OrderOffer | null }) => {
  if (offer?.kind === 'stock')
    return <Alert severity="warning">{stockText(offer.available)}</Alert>;
  if (offer?.kind === 'price') {
    return <Alert severity="warning">{priceText(offer.oldPrice, offer.newPrice)}</Alert>;
  }
  return null;
};
