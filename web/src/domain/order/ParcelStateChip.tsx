import { type ParcelState, parcelStateOf } from 'functions/contract';
import { StatusChip, type StatusColor } from '../../ui/feedback/StatusChip.tsx';
import type { OrderParcel } from './order.ts';

const texts: Record<ParcelState, string> = {
  underway: 'On its way',
  delivered: 'Delivered',
  reversed: 'Reversed',
};

const colors: Partial<Record<ParcelState, StatusColor>> = {
  underway: 'primary',
  delivered: 'success',
};

/** Where a parcel is. */
export const ParcelStateChip = ({ parcel }: { parcel: OrderParcel }) => {
  const state = parcelStateOf(parcel);
  return <StatusChip label={texts[state]} color={colors[state]} />;
};
