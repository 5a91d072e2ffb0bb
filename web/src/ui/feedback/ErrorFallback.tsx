import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { isLoadFailure } from '../../lib/browser/loadFailure.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { paths } from '../../lib/router/paths.ts';
import { FailureNotice } from './FailureNotice.tsx';

interface ErrorFallbackProps {
  error: unknown;
  /** Renders the page again. Without it, only a reload helps. */
  onRetry?: () => void;
}

const reload = () => window.location.reload();

/** Retries as soon as the connection is back. */
const useRetryOnline = (onRetry: (() => void) | undefined) =>
  useEffect(() => {
    if (!onRetry) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

/** The code of the page could not be loaded: the connection or a new release is the reason. */
const MissingCode = ({ onRetry }: Pick<ErrorFallbackProps, 'onRetry'>) => {
  const online = useOnline();
  useRetryOnline(onRetry);
  if (!online) {
    return (
      <FailureNotice action="Try again" onAction={onRetry ?? reload}>
        You are offline. Your cart is kept. This page appears once you are online.
      </FailureNotice>
    );
  }
  return onRetry ? (
    <FailureNotice action="Try again" onAction={onRetry}>
      This page could not be loaded. Please try again.
    </FailureNotice>
  ) : (
    <FailureNotice action="Reload" onAction={reload}>
      This page could not be loaded. Reload it to get the latest version of the shop.
    </FailureNotice>
  );
};

/** Loads the whole page of the cart, which leads out of the shop while offline. */
const CartLink = () =>
  useOnline() && (
    <Box sx={{ mt: 2, textAlign: 'center' }}>
      <Button href={paths.cart}>Go to the cart</Button>
    </Box>
  );

/** Replaces a page that threw an error, or whose code could not be loaded. */
export const ErrorFallback = ({ error, onRetry }: ErrorFallbackProps) => (
  <Container maxWidth="sm" sx={{ py: 10 }}>
    {isLoadFailure(error) ? (
      <MissingCode {...(onRetry && { onRetry })} />
    ) : (
      <FailureNotice action="Reload" onAction={reload}>
        This page does not work, because of an error in the shop. We are sorry. Your cart is kept:
        reload the page, or go on in the cart.
      </FailureNotice>
    )}
    <CartLink />
  </Container>
);
