import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ShopContact } from 'functions/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { phoneHref } from '../shop/phoneHref.ts';
import { type CreditLeft, creditText } from './termsTexts.ts';

interface CreditAdviceProps {
  credit: CreditLeft;
  /** How to reach the shop; undefined while it is not known. */
  contact: ShopContact | undefined;
  /** Another way out. */
  children?: ReactNode;
}

const unpaidOrders = `${paths.myOrders}?payment=unpaid`;

/** Advice about an order above the credit limit. */
export const CreditAdvice = ({ credit, contact, children }: CreditAdviceProps) => (
  <>
    {`${creditText(credit)}. Pay open orders, order less, or ask us for a higher limit.`}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button component={Link} to={unpaidOrders} color="inherit" variant="outlined">
        See unpaid orders
      </Button>
      {children}
      {contact?.email && (
        <Button href={`mailto:${contact.email}`} color="inherit" variant="outlined">
          Write to us
        </Button>
      )}
      {contact?.phone && (
        <Button href={phoneHref(contact.phone)} color="inherit" variant="outlined">
          {`Call ${contact.phone}`}
        </Button>
      )}
    </Box>
  </>
);
