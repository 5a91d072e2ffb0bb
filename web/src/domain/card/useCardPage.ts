import { useMutation } from '@tanstack/react-query';
import type { CardCheckout } from 'functions/contract';
import { useCallback, useEffect, useRef } from 'react';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { messageOf } from '../../lib/api/messages.ts';

/** Calls back when the browser shows the page again as it was left, after Back. */
const usePageRestore = (onRestore: () => void) => {
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && onRestore();
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [onRestore]);
};

/** What was to be paid has been paid or cancelled since the page has read it. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'nothing-due';

interface CardPage {
  request: () => Promise<CardCheckout>;
  /** Refetches what is due, because nothing is. */
  refresh: () => Promise<unknown>;
  open?: ((url: string) => void) | undefined;
}

/**
 * Opens the page on which the customer pays what is due by card, once however often it is pressed.
 * It stays pending until the page opens.
 */
export const useCardPage = ({
  request,
  refresh,
  open = (url) => location.assign(url),
}: CardPage) => {
  const isStarted = useRef(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: request,
    onSuccess: ({ url }) => open(url),
    onError: (failure) => {
      isStarted.current = false;
      if (isOutdated(failure)) void refresh();
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
