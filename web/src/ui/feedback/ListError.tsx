import { FailureNotice } from './FailureNotice.tsx';

interface ListErrorProps {
  /** Nothing is shown without a message. */
  message: string | undefined;
  onRetry: () => void;
}

export const ListError = ({ message, onRetry }: ListErrorProps) =>
  message && (
    <FailureNotice action="Try again" onAction={onRetry}>
      {`An error has occurred: ${message}`}
    </FailureNotice>
  );
