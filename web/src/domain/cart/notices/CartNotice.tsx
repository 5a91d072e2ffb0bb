import { paths } from '../../../lib/router/paths.ts';
import { LinkNotice } from '../../../ui/feedback/LinkNotice.tsx';

interface CartNoticeProps {
  text: string;
  onDismiss: () => void;
}

/** A notice about the cart, with the way there. */
export const CartNotice = (props: CartNoticeProps) => (
  <LinkNotice label="See the cart" to={paths.cart} {...props} />
);
