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
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Accept for the customer
      </Button>
      {isOpen && (
        <Suspense>
          <AcceptDialog quote={quote} onClose={() => setOpen(false)} onStale={onStale} />
        </Suspense>
      )}
    </>
  );
};
