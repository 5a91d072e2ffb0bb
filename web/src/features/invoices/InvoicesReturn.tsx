import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardReturnNotice } from '../../domain/card/CardReturnNotice.tsx';
import { type PaidState, returnIn, returnQuery, useReturn } from '../../domain/card/useReturn.ts';
import { useJointPayment } from '../../domain/money/useJointPayment.ts';
import { orderDependents, orderKeys } from '../../domain/order/orderCache.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';

const numbersQuery = 'invoices';

/** How the payment page led back, and the invoices that it was about, as the page was opened. */
const useReturned = () => {
  const [search, setSearch] = useSearchParams();
  const [opened] = useState({
    returned: returnIn(search),
    numbers: (search.get(numbersQuery) ?? '').split(',').filter(Boolean),
  });
  const forget = () =>
    setSearch(
      (current) => {
        const left = new URLSearchParams(current);
        left.delete(returnQuery);
        left.delete(numbersQuery);
        return left;
      },
      { replace: true },
    );
  return { ...opened, isRemembered: search.has(returnQuery), forget };
};

const paidStateOf = ({ data, error }: ReturnType<typeof useJointPayment>): PaidState => {
  if (error instanceof ApiProblem && error.code === 'nothing-due') return 'paid';
  return data && !error ? 'due' : 'other';
};

/** As high as the notice from the start, so that it moves nothing when it comes. */
const keepsPlace = { minHeight: { xs: 72, sm: 64 }, mb: 2 } as const;

/** Says what has become of the payment of several invoices by card. */
export const InvoicesReturn = () => {
  const client = useQueryClient();
  const { returned, numbers, isRemembered, forget } = useReturned();
  const paid = paidStateOf(useJointPayment(numbers, returned !== undefined));
  const refresh = useCallback(async () => {
    for (const key of [orderKeys.all, ...orderDependents]) void invalidateQueries(client, key);
    await invalidateQueries(client, ['invoices']);
  }, [client]);
  const { state, checkAgain } = useReturn({ returned, paid, refresh });
  useEffect(() => {
    // The list may have been read a moment before the payment was recorded.
    if (state === 'recorded') void invalidateQueries(client, ['invoices', 'payer']);
  }, [state, client]);
  const isSettled = state !== null && state !== 'waiting' && state !== 'late';
  useEffect(() => {
    if (isSettled && isRemembered) forget();
  });
  return (
    <Box sx={returned && keepsPlace}>
      <CardReturnNotice state={state} onCheckAgain={checkAgain} />
    </Box>
  );
};
