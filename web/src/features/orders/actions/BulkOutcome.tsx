import { mdiPrinterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import type { OrderPrint } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { useOrderUndo } from '../../../domain/order/useOrderUndo.ts';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { TextList } from '../../../ui/feedback/TextList.tsx';
import { UndoButton } from '../../../ui/feedback/undoNotice.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { printNames, printOrders } from '../printing/printOrders.ts';
import { needsNumbers, type OrderAction } from './orderActions.ts';
import { reasonOf } from './transitionFailure.ts';
import type { ActionResult } from './useRunAction.ts';

interface PrintButtonProps {
  print: OrderPrint;
  orders: readonly Order[];
}

const PrintButton = ({ print, orders }: PrintButtonProps) => {
  const { mutate, isPending } = useMutation({ mutationFn: () => printOrders(print, orders) });
  return (
    <SendButton
      variant="outlined"
      startIcon={<Icon path={mdiPrinterOutline} />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
    >
      {`${printNames[print]} (PDF)`}
    </SendButton>
  );
};

interface BulkOutcomeProps extends ActionResult {
  action: OrderAction;
  waiting: readonly Order[];
  onUndone: () => void;
}

/** Which of several orders an action has not changed and why, the papers of shipped ones, and an undo. */
export const BulkOutcome = ({
  action,
  done,
  moved,
  failed,
  waiting,
  onUndone,
}: BulkOutcomeProps) => {
  const notice = useOrderUndo()('', moved);
  const isShipment = needsNumbers(action) && done.length > 0;
  const texts = [
    ...failed.map(({ item, error }) => `${item.number}: ${reasonOf(error)}`),
    ...waiting.map(({ number }) => `${number}: no tracking number so far`),
  ];
  return (
    <>
      {texts.length > 0 && <TextList label="Not done" texts={texts} />}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5, '&:empty': { display: 'none' } }}
      >
        {isShipment && <PrintButton print="labels" orders={done} />}
        {isShipment && <PrintButton print="delivery-notes" orders={done} />}
        {typeof notice !== 'string' && (
          <UndoButton notice={notice} variant="outlined" onEnd={onUndone} />
        )}
      </Box>
    </>
  );
};
