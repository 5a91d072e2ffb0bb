import { FailureNotice } from './FailureNotice.tsx';

interface ListErrorProps {
  /** All that is said; nothing is shown without a message. */
  message: string | undefined;
  onRetry: () => void;
}

export const ListError = ({ message, onRetry }: ListErrorProps) =>
  message && (
    <FailureNotice action="Try again" onAction={onRetry}>
      {message}
    </FailureNotice>
  );
