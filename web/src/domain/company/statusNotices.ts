import type { AlertProps } from '@mui/material/Alert';
import type { CompanyStatus } from 'functions/contract';

/** What a status means for the members. */
interface StatusNotice {
  severity: NonNullable<AlertProps['severity']>;
  title: string;
  text: string;
}

/** What the members should know about a status in which their company does not order. */
export const statusNotices: Record<Exclude<CompanyStatus, 'active'>, StatusNotice> = {
  requested: {
    severity: 'info',
    title: 'The sign-up is in review',
    text: 'The shop checks the details and answers by mail. Until then you can see prices, but not order for it.',
  },
  suspended: {
    severity: 'warning',
    title: 'The company is suspended',
    text: 'You can still see prices, pay and download documents, but not order or accept quotes for it.',
  },
  declined: {
    severity: 'error',
    title: 'The shop has declined the sign-up',
    text: 'Your own account still orders as before. You can sign the company up again with other details.',
  },
  closed: {
    severity: 'info',
    title: 'The company is closed',
    text: 'Its orders and invoices can still be read. Nothing can be ordered or changed.',
  },
};
