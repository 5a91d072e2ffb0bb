import Box from '@mui/material/Box';
import {
  type Actor,
  hasConfirmation,
  isCancelled,
  type OrderDocumentKind,
} from 'functions/contract';
import { DownloadButton } from '../../../domain/documents/DownloadButton.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { readOrderDocument } from './readOrderDocument.ts';

const names: Record<OrderDocumentKind, string> = {
  'pick-list': 'Pick list',
  'order-confirmation': 'Order confirmation',
};

/** The documents of an order that the caller may print. Nobody picks a cancelled order. */
const kindsFor = (order: Order, { admin }: Actor): OrderDocumentKind[] => [
  ...(admin && !isCancelled(order.status) ? (['pick-list'] as const) : []),
  ...(hasConfirmation(order) ? (['order-confirmation'] as const) : []),
];

const list = { listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 };

interface OrderDocumentsProps {
  order: Order;
  caller: Actor;
}

/**
 * The pick list, for admins, and the confirmation of an order as PDF files; nothing without one.
 */
export const OrderDocuments = ({ order, caller }: OrderDocumentsProps) => {
  const kinds = kindsFor(order, caller);
  if (kinds.length === 0) return null;
  return (
    <Box component="ul" aria-label="Documents of this order" sx={list}>
      {kinds.map((kind) => (
        <li key={kind}>
          <DownloadButton
            document={`The ${names[kind].toLowerCase()}`}
            read={() => readOrderDocument(kind, order)}
          >
            {`${names[kind]} (PDF)`}
          </DownloadButton>
        </li>
      ))}
    </Box>
  );
};
