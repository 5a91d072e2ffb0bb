import { apiRoutes, deliveryNoteFileOf } from 'functions/contract';
import { readPdf } from '../../lib/api/readPdf.ts';
import { DownloadButton } from './DownloadButton.tsx';

const readDeliveryNote = (number: string) =>
  readPdf(deliveryNoteFileOf({ number }), apiRoutes.getDeliveryNote, { params: { number } });

/** Saves the delivery note of a parcel as PDF. */
export const DeliveryNoteButton = ({ number }: { number: string }) => (
  <DownloadButton
    document={`The delivery note of parcel ${number}`}
    read={() => readDeliveryNote(number)}
  >
    Delivery note (PDF)
  </DownloadButton>
);
