import { checkQuantity, counted, formatCount, limits } from 'functions/contract';
import { useEffect } from 'react';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import type { LineTool } from '../stored/cartLines.ts';
import { type Added, addToCart } from '../stored/useCart.ts';
import { CartNotice } from './CartNotice.tsx';

const fullCart = `Your cart is full: it can have at most ${limits.orderLines} tools. Order or remove some first.`;

/**
 * The result of adding pieces of a tool, and why the cart cannot be ordered like this, if it
 * cannot.
 */
export const addedText = (tool: LineTool, pieces: number, added: Added): string => {
  if (added === 'full') return fullCart;
  const { message } = checkQuantity(tool, added.quantity);
  const done = `${counted(pieces, 'piece')} added: ${tool.toolName}. In the cart: ${formatCount(added.quantity)}.`;
  return message ? `${done} This quantity cannot be ordered now: ${message}.` : done;
};

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
