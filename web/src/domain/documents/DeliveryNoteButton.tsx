import { apiRoutes, deliveryNoteFileOf } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { readPdf } from '../../lib/api/readPdf.ts';
import { DownloadButton } from './DownloadButton.tsx';

const readDeliveryNote = (number: string) =>
  readPdf(deliveryNoteFileOf({ number }), apiRoutes.getDeliveryNote, { params: { number } });

/** Saves the delivery note of a parcel as PDF. */
export const DeliveryNoteButton = ({
  number,
  children = 'Delivery note (PDF)',
}: PropsWithChildren<{ number: string }>) => (
  <DownloadButton
    document={`The delivery note of parcel ${number}`}
    read={() => readDeliveryNote(number)}
  >
    {children}
  </DownloadButton>
);
