import type { Actor } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { CancelPiecesDialog } from './CancelPiecesDialog.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { DeliverDialog, ReverseParcelDialog } from './ParcelDialogs.tsx';
import type { PartDialog } from './partDialogs.ts';
import { ShipDialog } from './ShipDialog.tsx';

interface PartDialogsProps {
  dialog: PartDialog;
  order: Order;
  caller: Actor;
}

/** The dialog for a part of an order that was opened last. */
export const PartDialogs = ({
  dialog: { kind, number, ...props },
  order,
  caller,
}: PartDialogsProps) => {
  const shared = { ...props, order };
  if (kind === 'ship') return <ShipDialog key={number} {...shared} />;
  if (kind === 'cancel')
    return <CancelPiecesDialog key={number} {...shared} admin={caller.staff} />;
  if (kind === 'credit') return <CreditDialog key={number} {...shared} />;
  if ('deliver' in kind)
    return <DeliverDialog key={number} {...shared} parcel={kind.deliver} caller={caller} />;
  return <ReverseParcelDialog key={number} {...shared} parcel={kind.reverse} />;
};
