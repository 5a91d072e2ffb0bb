import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { FailureNotice } from './FailureNotice.tsx';

interface ErrorFallbackProps {
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

/** Replaces a page that threw an error, or whose code could not be loaded. */
export const ErrorFallback = ({ onRetry }: ErrorFallbackProps) => {
  useRetryOnline(onRetry);
  return (
    <Container maxWidth="sm" sx={{ py: 10 }}>
      {onRetry ? (
        <FailureNotice action="Try again" onAction={onRetry}>
          This page could not be shown. Check your connection.
        </FailureNotice>
      ) : (
        <FailureNotice action="Reload" onAction={reload}>
          This page could not be shown. Reloading it usually helps.
        </FailureNotice>
      )}
    </Container>
  );
};
