import { useEffect } from 'react';
import { CartNotice } from './CartNotice.tsx';

/** Long enough to read a long message. */
const shownMs = 8_000;

interface AddedNoticeProps {
  text: string;
  onDismiss: () => void;
}

/** The result of adding a tool, shown for a while. */
export const AddedNotice = ({ text, onDismiss }: AddedNoticeProps) => {
  useEffect(() => {
    const timer = setTimeout(onDismiss, shownMs);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return <CartNotice text={text} onDismiss={onDismiss} />;
};
