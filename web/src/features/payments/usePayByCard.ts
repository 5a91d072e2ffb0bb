import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiProblem } from '../../apiProblem.ts';
import { messageOf } from '../../messages.ts';
import { refreshPayments } from './paymentCache.ts';
import { openCardCheckout } from './paymentRequests.ts';

/** Calls back when the browser shows the page again as it was left, after Back. */
const usePageRestore = (onRestore: () => void) => {
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && onRestore();
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [onRestore]);
};

/** The order has been paid or cancelled since the page has read it. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'nothing-due';

/** Opens the page on which the customer pays what is due by card. It stays pending until the page opens. */
export const usePayByCard = (orderId: string, open = (url: string) => location.assign(url)) => {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => openCardCheckout(orderId),
    onSuccess: ({ url }) => open(url),
    onError: (failure) => {
      if (isOutdated(failure)) void refreshPayments(client);
    },
  });
  usePageRestore(reset);
  const isOpening = isPending || isSuccess;
  return {
    pay: () => {
      if (!isOpening) mutate();
    },
    isOpening,
    failure: error ? messageOf(error) : undefined,
  };
};
