import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { isCompanyId } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { Fact } from '../../ui/layout/Facts.tsx';
import { payerPage } from '../order/payerPages.ts';

interface CustomerFactsProps {
  document: { payerId: string; payerName: string; userName: string; userEmail: string };
  /** What the name is called: that of a person, or that of a company's member. */
  names: { person: string; member: string };
}

/** For admins: who the customer of a document is. */
export const CustomerFacts = ({ document, names }: CustomerFactsProps) => {
  const isCompany = isCompanyId(document.payerId);
  return (
    <>
      {isCompany && (
        <Fact name="Company">
          <Link component={RouterLink} to={payerPage(document.payerId)} underline="always">
            {document.payerName}
          </Link>
        </Fact>
      )}
      <Fact name={isCompany ? names.member : names.person}>{document.userName}</Fact>
      <Fact name="Email Address">
        {document.userEmail ? (
          <Link href={`mailto:${document.userEmail}`} underline="always">
            {document.userEmail}
          </Link>
        ) : (
          'None: no mails are sent'
        )}
      </Fact>
    </>
  );
};

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

interface CustomerLinksProps {
  payerId: string;
  /** The other documents of the customer. */
  others: { text: string; to: string };
  /** The document in the audit log: `order/4711`. */
  audited: { text: string; target: string };
}

/** For admins: what else there is about the customer of a document, and about the document. */
export const CustomerLinks = ({ payerId, others, audited }: CustomerLinksProps) => {
  const links = [
    { text: 'Terms and payments of this customer', to: lazyPaths.customer.href(payerId) },
    others,
    {
      text: audited.text,
      to: `${furtherPaths.auditLog}?${new URLSearchParams({ target: audited.target })}`,
    },
  ];
  return (
    <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
      {links.map(({ text, to }) => (
        <Link key={text} component={RouterLink} to={to} sx={tappable}>
          {text}
        </Link>
      ))}
    </Stack>
  );
};
