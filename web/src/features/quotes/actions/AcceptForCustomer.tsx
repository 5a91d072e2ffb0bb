import Button from '@mui/material/Button';
import type { Quote } from 'functions/contract';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';

// Customers never load it.
const AcceptDialog = lazyComponent(() => import('../staff/AcceptDialog.tsx'), 'AcceptDialog');

interface AcceptForCustomerProps {
  quote: Quote;
  /** Reads the quote again. */
  onStale: () => void;
}

/** Lets staff accept an offer for its customer, who agrees to it on the phone. */
export const AcceptForCustomer = ({ quote, onStale }: AcceptForCustomerProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const open = () => {
    setMounted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" onClick={open}>
        Accept for the customer
      </Button>
      {isMounted && (
        <Suspense>
          <AcceptDialog
            quote={quote}
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setMounted(false)}
            onStale={onStale}
          />
        </Suspense>
      )}
    </>
  );
};
