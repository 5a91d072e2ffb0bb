import type { ParcelState } from 'functions/contract';
import type { StatusChips } from '../../ui/feedback/statusChips.ts';

/** Where a parcel is. */
export const parcelStateChips: StatusChips<ParcelState> = {
  underway: { label: 'On its way', color: 'primary' },
  delivered: { label: 'Delivered', color: 'success' },
  reversed: { label: 'Reversed' },
};
