import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { useCallback, useEffect, useRef } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { refreshPayments } from '../data/paymentCache.ts';

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

/**
 * Opens the page on which the customer pays what is due by card, once however often it is pressed.
 * It stays pending until the page opens.
 */
export const usePayByCard = (orderId: string, open = (url: string) => location.assign(url)) => {
  const client = useQueryClient();
  const isStarted = useRef(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => callApi(apiRoutes.payByCard, { params: { id: orderId } }),
    onSuccess: ({ url }) => open(url),
    onError: (failure) => {
      isStarted.current = false;
      if (isOutdated(failure)) void refreshPayments(client);
    },
  });
  const restart = useCallback(() => {
    isStarted.current = false;
    reset();
  }, [reset]);
  usePageRestore(restart);
  return {
    pay: () => {
      if (isStarted.current) return;
      isStarted.current = true;
      mutate();
    },
    isOpening: isPending || isSuccess,
    failure: error ? messageOf(error) : undefined,
  };
};
