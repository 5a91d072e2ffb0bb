import Button, { type ButtonProps } from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import type { Order } from '../order/order.ts';

const RemindersDialog = lazyComponent(() => import('./RemindersDialog.tsx'), 'RemindersDialog');

interface RemindButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  orders: readonly Order[];
  onSent?: (orders: readonly Order[]) => void;
}

/** Sends reminders of late orders, after a question. */
export const RemindButton = ({ orders, onSent, children, variant }: RemindButtonProps) => {
  const [asked, setAsked] = useState<readonly Order[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setAsked(orders);
    setOpen(true);
  };
  return (
    <>
      <Button variant={variant ?? 'outlined'} onClick={open}>
        {children}
      </Button>
      {asked && (
        <Suspense>
          <RemindersDialog
            orders={asked}
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setAsked(null)}
            {...(onSent && { onSent })}
          />
        </Suspense>
      )}
    </>
  );
};
