import Link from '@mui/material/Link';
import { trackingUrl } from 'functions/contract';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import type { OrderParcel } from './order.ts';

/** A tracking number, which leads to the page of a known carrier in another tab. */
export const TrackingNumber = ({
  carrier,
  trackingNumber,
}: Pick<OrderParcel, 'carrier' | 'trackingNumber'>) => {
  const url = trackingUrl(carrier, trackingNumber);
  return url === null ? (
    trackingNumber
  ) : (
    <Link href={url} target="_blank" rel="noopener noreferrer" underline="always">
      {trackingNumber}
      <span style={visuallyHidden}>{`, at ${carrier} in a new tab`}</span>
    </Link>
  );
};
