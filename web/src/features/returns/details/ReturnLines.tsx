import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  counted,
  formatCount,
  isReceived,
  type OrderReturn,
  type ReturnLine,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { ToolLine, ToolLines } from '../../../domain/order/ToolLines.tsx';
import { currentPieces, isApproved, outcomeTexts } from '../../../domain/returns/returnTexts.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';

interface ReturnLinesProps {
  found: OrderReturn;
  /** The order with the pictures; undefined if it could not be read. */
  order: Order | undefined;
  /** Whether an admin reads them. */
  admin: boolean;
}

/** What has happened to the pieces: `3 asked for · 2 approved · 2 arrived`. None until a decision. */
const countersOf = (found: OrderReturn, line: ReturnLine, admin: boolean): string[] =>
  isApproved(found)
    ? [
        `${formatCount(line.asked)} asked for`,
        `${formatCount(line.approved)} approved`,
        ...(isReceived(found) ? [`${formatCount(line.received)} arrived`] : []),
        ...(isReceived(found) && admin ? [`${formatCount(line.resellable)} resellable`] : []),
      ]
    : [];

const Counters = ({ found, line, admin }: ReturnLinesProps & { line: ReturnLine }) =>
  countersOf(found, line, admin).map((counter, index) => (
    <span key={counter}>
      {index > 0 && ' · '}
      <span style={{ whiteSpace: 'nowrap' }}>{counter}</span>
    </span>
  ));

const Texts = (props: ReturnLinesProps & { line: ReturnLine }) => {
  const { line } = props;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <Counters {...props} />
      {line.reason && (
        <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
          {`Reason: ${line.reason}`}
        </Box>
      )}
      {line.note && (
        <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
          {`Note: ${line.note}`}
        </Box>
      )}
      {line.resolution && (
        <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
          <StatusChip
            label={outcomeTexts[line.resolution]}
            color={line.resolution === 'none' ? undefined : 'success'}
          />
        </Box>
      )}
    </Box>
  );
};

const pictureOf = (order: Order | undefined, toolId: string): string =>
  order?.lines.find((line) => line.toolId === toolId)?.picture ?? '';

/** The pieces of each tool in a return, from the request to what the customer got for them. */
export const ReturnLines = (props: ReturnLinesProps) => {
  const { found, order, admin } = props;
  return (
    <ToolLines>
      {found.lines.map((line) => (
        <ToolLine
          key={line.toolId}
          line={{ ...line, picture: pictureOf(order, line.toolId) }}
          admin={admin}
          price={<Texts {...props} line={line} />}
        >
          <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
            {counted(currentPieces(found, line), 'piece')}
          </Typography>
        </ToolLine>
      ))}
    </ToolLines>
  );
};
