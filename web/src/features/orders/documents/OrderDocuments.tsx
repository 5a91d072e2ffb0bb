import Box from '@mui/material/Box';
import {
  apiRoutes,
  hasConfirmation,
  isCancelled,
  type OrderDocumentKind,
  parcelStatusOf,
  parcelsOf,
} from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { DeliveryNoteButton } from '../../../domain/documents/DeliveryNoteButton.tsx';
import { DownloadButton } from '../../../domain/documents/DownloadButton.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { readOrderDocument } from './readOrderDocument.ts';

const names: Record<OrderDocumentKind, string> = {
  'pick-list': 'The pick list',
  'order-confirmation': 'The order confirmation',
};

interface DocumentButtonProps {
  kind: OrderDocumentKind;
  order: Order;
}

const DocumentButton = ({ kind, order, children }: PropsWithChildren<DocumentButtonProps>) => (
  <DownloadButton document={names[kind]} read={() => readOrderDocument(kind, order)}>
    {children}
  </DownloadButton>
);

/** The confirmation of an order as a PDF file; nothing before it. */
export const OrderDocuments = ({ order }: { order: Order }) =>
  hasConfirmation(order) && (
    <Box sx={{ mt: 2 }}>
      <DocumentButton kind="order-confirmation" order={order}>
        Order confirmation (PDF)
      </DocumentButton>
    </Box>
  );

/**
 * For staff: the pick list, which nobody needs of a cancelled order, and the delivery note of the
 * newest parcel as PDF files.
 */
export const PackingDocuments = ({ order }: { order: Order }) => {
  const newest = parcelsOf(order).findLast((parcel) => parcelStatusOf(parcel) !== 'reversed');
  return (
    <>
      {!isCancelled(order.status) && (
        <DocumentButton kind="pick-list" order={order}>
          Pick list
        </DocumentButton>
      )}
      {newest && (
        <Allowed call={apiRoutes.getDeliveryNote}>
          <DeliveryNoteButton number={newest.number}>Delivery note</DeliveryNoteButton>
        </Allowed>
      )}
    </>
  );
};
