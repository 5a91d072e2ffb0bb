import { useEffect } from 'react';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import type { LineTool } from '../stored/cartLines.ts';
import { addToCart } from '../stored/useCart.ts';
import { addedText } from './addedText.ts';
import { CartNotice } from './CartNotice.tsx';

/** Long enough to read a long message. */
const shownMs = 8_000;

interface AddedNoticeProps {
  text: string;
  onDismiss: () => void;
}

/** The result of adding a tool, shown for a while. */
const AddedNotice = ({ text, onDismiss }: AddedNoticeProps) => {
  useEffect(() => {
    const timer = setTimeout(onDismiss, shownMs);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return <CartNotice text={text} onDismiss={onDismiss} />;
};

const noticeKey = 'added to cart';

/** Adds pieces of a tool to the cart, and shows what that did. */
export const addWithNotice = (tool: LineTool, pieces: number): void => {
  const text = addedText(tool, pieces, addToCart(tool, pieces));
  const dismiss = () => showNotice(noticeKey, null);
  showNotice(noticeKey, <AddedNotice text={text} onDismiss={dismiss} />);
};
