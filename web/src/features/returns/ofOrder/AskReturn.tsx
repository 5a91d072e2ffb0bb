import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Actor, apiRoutes, formatDay, type ReturnKind, roleOn } from 'functions/contract';
import { Link } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { missedDay, piecesInTime, untilText } from '../../../domain/returns/eligibleLines.ts';
import type { Eligibility } from '../../../domain/returns/useEligibility.ts';
import { useActing } from '../../../domain/staff/useActing.ts';
import { paths } from '../../../lib/router/paths.ts';
import { capitalized } from '../../../lib/texts/capitalized.ts';

interface AskReturnProps {
  order: Order;
  caller: Actor;
  eligibility: Eligibility;
}

const labels: Record<ReturnKind, string> = {
  return: 'Return items',
  claim: 'Claim the guarantee',
};

const note = { color: 'text.secondary', mt: 0.5 } as const;

const Way = ({ order, kind, eligibility }: AskReturnProps & { kind: ReturnKind }) => {
  const lines = eligibility.linesFor(kind).filter((line) => piecesInTime(line) > 0);
  if (lines.length === 0) return null;
  return (
    <Box>
      <Button
        component={Link}
        to={paths.newReturn.href(order.number, kind)}
        variant="outlined"
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {labels[kind]}
      </Button>
      <Typography variant="body2" sx={note}>
        {capitalized(untilText(lines))}
      </Typography>
    </Box>
  );
};

/** Why nothing can be returned any more. */
const Ended = ({ eligibility }: Pick<AskReturnProps, 'eligibility'>) => {
  const day = missedDay(eligibility.linesFor('return'));
  const isLeft = eligibility.linesFor('return').some((line) => piecesInTime(line) > 0);
  return day === undefined || isLeft ? null : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {`The time to return items ended on ${formatDay(day)}.`}
    </Typography>
  );
};

/** Staff choose the kind in the form, which asks for the reason of an exception. */
const ForCustomer = ({ order, eligibility }: AskReturnProps) =>
  eligibility.linesFor('return').length > 0 ? (
    <Box>
      <Button
        component={Link}
        to={paths.newReturn.href(order.number)}
        variant="outlined"
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Start a return for the customer
      </Button>
      <Typography variant="body2" sx={note}>
        Or a guarantee claim; as an exception also after the time for it.
      </Typography>
    </Box>
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Everything that has arrived is in a return already.
    </Typography>
  );

/** The ways to return items of an order or to claim the guarantee, with the last days for them. */
export const AskReturn = (props: AskReturnProps) => {
  const { order } = props;
  const role = roleOn(order, useActing(props.caller, apiRoutes.requestReturn));
  if (!role) return null;
  if (role === 'admin') return <ForCustomer {...props} />;
  return (
    <>
      <Way {...props} kind="return" />
      <Ended eligibility={props.eligibility} />
      <Way {...props} kind="claim" />
    </>
  );
};
