import type { ParcelStatus } from 'functions/contract';
import type { StatusChips } from '../../ui/feedback/statusChips.ts';

/** Where a parcel is. */
export const parcelStatusChips: StatusChips<ParcelStatus> = {
  underway: { label: 'On its way', color: 'primary' },
  delivered: { label: 'Delivered', color: 'success' },
  reversed: { label: 'Reversed' },
};
