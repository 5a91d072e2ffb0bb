import { FailureNotice } from './FailureNotice.tsx';

interface ListErrorProps {
  message: string;
  onRetry: () => void;
}

export const ListError = ({ message, onRetry }: ListErrorProps) => (
  <FailureNotice action="Try again" onAction={onRetry}>
    {`An error has occurred: ${message}`}
  </FailureNotice>
);
