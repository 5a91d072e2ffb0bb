import Typography from '@mui/material/Typography';
import {
  type Actor,
  actsForShop,
  counted,
  type OrderReturn,
  type ReturnKind,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { returnKindTexts } from '../../../domain/returns/returnTexts.ts';
import type { Eligibility } from '../../../domain/returns/useEligibility.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { UploadProgress } from '../../../ui/media/UploadProgress.tsx';
import { NothingToReturn } from './NothingToReturn.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { type ReturnRoom, roomIn } from './returnForm.ts';
import { useReturnRequest } from './useReturnRequest.ts';

interface KindChoiceProps {
  kind: ReturnKind;
  /** For how many days after its delivery a tool can be returned. */
  returnDays: number;
  onChange: (kind: ReturnKind) => void;
}

const textOf = ({ kind, returnDays }: Pick<KindChoiceProps, 'kind' | 'returnDays'>): string =>
  kind === 'return'
    ? `Return tools within ${counted(returnDays, 'day')} of their delivery, no questions asked. We credit what arrives.`
    : 'For faulty tools, within 6 months of their delivery: we replace or credit them. Tell us what is wrong, and keep the tools until we answer.';

/** Whether tools are to be returned, or the guarantee is claimed, and what that means. */
const KindChoice = ({ kind, returnDays, onChange }: KindChoiceProps) => (
  <>
    <ChoiceButtons
      label="What you ask for"
      choices={returnKindTexts}
      value={kind}
      onChange={onChange}
    />
    <Typography sx={{ color: 'text.secondary', mt: 1.5, mb: 2.5 }}>
      {textOf({ kind, returnDays })}
    </Typography>
  </>
);

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
