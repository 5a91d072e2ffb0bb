import Typography from '@mui/material/Typography';
import {
  type Actor,
  counted,
  type ReversalInput,
  reversalSchema,
  roleOn,
  sumPieces,
  trimBlanks,
} from 'functions/contract';
import { getMailText } from '../../../domain/order/mailedTexts.ts';
import type { Order, OrderParcel } from '../../../domain/order/order.ts';
import { PiecesList } from '../../../domain/order/pieces/PiecesList.tsx';
import { useOrderUndo } from '../../../domain/order/useOrderUndo.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartChanges } from './usePartChanges.ts';

interface ParcelDialogProps extends DialogState {
  order: Order;
  parcel: OrderParcel;
  changes: PartChanges;
}

const Parcel = ({ order, parcel }: Pick<ParcelDialogProps, 'order' | 'parcel'>) => (
  <>
    <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
      {`${parcel.number}, ${parcel.carrier}, ${parcel.trackingNumber}`}
    </Typography>
    <PiecesList order={order} pieces={parcel.pieces} />
  </>
);

const piecesIn = ({ pieces }: OrderParcel): string =>
  counted(
    sumPieces(pieces, ({ quantity }) => quantity),
    'piece',
  );

/** Notes that a parcel has arrived. */
export const DeliverDialog = ({
  order,
  parcel,
  caller,
  changes,
  ...dialog
}: ParcelDialogProps & { caller: Actor }) => {
  const isCustomer = roleOn(order, caller) === 'customer';
  const pieces = piecesIn(parcel);
  const withUndo = useOrderUndo();
  const send = async () => {
    const after = await changes.deliver(parcel);
    const notice = isCustomer
      ? `Receipt of parcel ${parcel.number} confirmed`
      : `Parcel ${parcel.number} marked as delivered`;
    return withUndo(notice, [after]);
  };
  return (
    <PartForm
      {...dialog}
      order={order}
      question={isCustomer ? 'Have you received this parcel?' : 'Mark this parcel as delivered?'}
      labels={{
        confirm: isCustomer ? `Confirm receipt of ${pieces}` : `Mark ${pieces} as delivered`,
      }}
      start={{}}
      errorsOf={() => ({})}
      onSend={send}
    >
      {() => <Parcel order={order} parcel={parcel} />}
    </PartForm>
  );
};

/** Takes back a parcel that was a mistake. */
export const ReverseParcelDialog = ({ order, parcel, changes, ...dialog }: ParcelDialogProps) => {
  const withUndo = useOrderUndo();
  const send = async ({ reason }: ReversalInput) => {
    const after = await changes.reverse(parcel, trimBlanks(reason));
    return withUndo(`Parcel ${parcel.number} reversed`, [after]);
  };
  return (
    <PartForm<ReversalInput>
      {...dialog}
      order={order}
      question="Reverse this parcel?"
      labels={{ confirm: `Reverse parcel of ${piecesIn(parcel)}` }}
      color="error"
      start={{ reason: '' }}
      errorsOf={(values) => schemaErrors(reversalSchema, values)}
      onSend={send}
    >
      {() => (
        <>
          <Parcel order={order} parcel={parcel} />
          <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            {`For a parcel that was a mistake. It stays on the page, and its pieces are still to be shipped. ${getMailText([order], ' with the reason')}`}
          </Typography>
          <ReasonField id="part-reason" sx={{ mt: 2 }} />
        </>
      )}
    </PartForm>
  );
};
