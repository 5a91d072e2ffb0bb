import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type Actor,
  apiRoutes,
  countsAsSold,
  leftToCredit,
  type OrderEvent,
} from 'functions/contract';
import { CreditNoteButton } from '../../../domain/documents/CreditNoteButton.tsx';
import { AmountEntry } from '../../../domain/money/AmountEntry.tsx';
import { signedAmount } from '../../../domain/money/signedAmount.ts';
import type { Order } from '../../../domain/order/order.ts';
import { piecesList } from '../../../domain/order/pieces/piecesTexts.ts';
import { useActing } from '../../../domain/staff/useActing.ts';
import { useMayOn } from '../../../domain/staff/useMayOn.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { usePartDialogs } from '../parts/partDialogs.ts';

interface CreditNotesProps {
  order: Order;
  caller: Actor;
}

/** A credit note as the history of its order tells it. */
interface CreditNote extends Pick<OrderEvent<string>, 'at' | 'reason' | 'pieces' | 'creditText'> {
  number: string;
  total: number;
}

const creditNotesOf = ({ history }: Order): CreditNote[] =>
  history.flatMap(({ creditNoteNumber: number, credit, ...event }) =>
    number && credit ? [{ ...event, number, total: credit.total }] : [],
  );

/** What a credit note is for: its pieces, or the text of an amount. */
const subjectOf = (order: Order, { pieces, creditText }: CreditNote): string | undefined =>
  pieces ? piecesList(order, pieces) : creditText;

/** Whether an admin can issue a credit note for a part of the invoice. */
const mayCredit = (order: Order, { staff }: Actor): boolean =>
  staff && order.invoiceNumber !== null && countsAsSold(order.status) && leftToCredit(order) > 0;

interface NoteProps {
  order: Order;
  note: CreditNote;
  /** Whether the account may save it as a file. */
  hasFile: boolean;
}

const Note = ({ order, note, hasFile }: NoteProps) => (
  <AmountEntry
    title={note.number}
    at={note.at}
    about={subjectOf(order, note)}
    reason={note.reason}
    amount={
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {signedAmount(-note.total, order.currency)}
      </Typography>
    }
  >
    {hasFile && (
      <Box sx={{ mt: 1 }}>
        <CreditNoteButton number={note.number} />
      </Box>
    )}
  </AmountEntry>
);

/** The credit notes of an order; nothing without one, unless an admin can issue the first. */
export const CreditNotes = ({ order, caller }: CreditNotesProps) => {
  const choose = usePartDialogs();
  const notes = creditNotesOf(order);
  const canIssue = mayCredit(order, useActing(caller, apiRoutes.creditInvoice));
  const seesInvoices = useMayOn(order, caller)(apiRoutes.getInvoice);
  if (notes.length === 0 && !canIssue) return null;
  return (
    <DetailsCard title="Credit notes">
      <Stack spacing={2}>
        {notes.length > 0 ? (
          <Box component="ul" aria-label="Credit notes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {notes.map((note) => (
              <Note key={note.number} order={order} note={note} hasFile={seesInvoices} />
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>Nothing has been credited.</Typography>
        )}
        {canIssue && (
          <div>
            <Button variant="outlined" onClick={() => choose('credit')}>
              Issue a credit note
            </Button>
          </div>
        )}
      </Stack>
    </DetailsCard>
  );
};
