import { type Actor, actsForShop, type OrderReturn, type ReturnKind } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import type { Eligibility } from '../../../domain/returns/useEligibility.ts';
import { UploadProgress } from '../../../ui/media/UploadProgress.tsx';
import { KindChoice } from './KindChoice.tsx';
import { NothingToReturn } from './NothingToReturn.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { type ReturnRoom, roomIn } from './returnForm.ts';
import { useReturnRequest } from './useReturnRequest.ts';

interface NewReturnProps {
  order: Order;
  caller: Actor;
  eligibility: Eligibility;
  kind: ReturnKind;
  onKind: (kind: ReturnKind) => void;
  onRequested: (found: OrderReturn) => void;
}

/** The choice between a return and a claim, and the form for it or why it is not possible. */
export const NewReturn = (props: NewReturnProps) => {
  const { order, caller, eligibility, kind, onKind, onRequested } = props;
  const request = useReturnRequest({ uid: caller.uid, order, onRequested });
  const { progress, cancelUpload, read } = request.pictures;
  const isStaff = actsForShop(order, caller);
  const room: ReturnRoom = { kind, lines: eligibility.linesFor(kind), isStaff };
  const isPossible = order.lines.some((line) => roomIn(room)(line) > 0);
  return (
    <>
      <KindChoice
        kind={kind}
        returnDays={eligibility.periodFor(kind).returnDays}
        onChange={onKind}
      />
      {isPossible ? (
        <ReturnForm
          order={order}
          room={room}
          start={request.start}
          read={read}
          errorsOf={(values) => request.errorsOf(room, values)}
          onChange={request.keep}
          onSubmit={(values) => request.send(room, values)}
        >
          {progress !== null && (
            <UploadProgress
              label="Uploading the pictures"
              share={progress}
              onCancel={cancelUpload}
            />
          )}
        </ReturnForm>
      ) : (
        <NothingToReturn order={order} kind={kind} eligibility={eligibility} />
      )}
    </>
  );
};
