import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ListError } from '../../components/ListError.tsx';
import { useOnline } from '../../components/useOnline.ts';

interface CartNoticeProps {
  /** The failure of the last look-up, if it failed. */
  message: string | null;
  /** When the prices were looked up last, in milliseconds; 0 for never. */
  updatedAt: number;
  onRetry: () => void;
}

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Says that the prices and the stock are missing, or may be out of date. */
export const CartNotice = ({ message, updatedAt, onRetry }: CartNoticeProps) => {
  const isOnline = useOnline();
  if (message === null && isOnline) return null;
  if (updatedAt === 0) return message && <ListError message={message} onRetry={onRetry} />;
  return (
    <FailureNotice action="Try again" onAction={onRetry}>
      {`Prices and stock are as of ${timeFormat.format(updatedAt)}, and may have changed. You can go on changing your cart.`}
    </FailureNotice>
  );
};
