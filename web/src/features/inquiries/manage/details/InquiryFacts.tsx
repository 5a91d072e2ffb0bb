import Link from '@mui/material/Link';
import { formatCount, type Inquiry } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../lib/router/paths.ts';
import { Fact, Facts } from '../../../../ui/layout/Facts.tsx';

const Tool = ({ inquiry: { toolId, toolName, sku } }: { inquiry: Inquiry }) =>
  toolId === null ? (
    `${toolName} (not a tool of the shop)`
  ) : (
    <>
      <Link component={RouterLink} to={paths.tool.href(toolId)}>
        {toolName}
      </Link>
      {` · ${sku}`}
    </>
  );

/** Who asks, and about what. */
export const InquiryFacts = ({ inquiry }: { inquiry: Inquiry }) => (
  <Facts>
    {inquiry.name && <Fact name="Name">{inquiry.name}</Fact>}
    <Fact name="E-mail">
      <Link href={`mailto:${inquiry.email}`}>{inquiry.email}</Link>
    </Fact>
    {inquiry.userId && (
      <Fact name="Account">
        <Link component={RouterLink} to={paths.customer.href(inquiry.userId)}>
          See the customer
        </Link>
      </Fact>
    )}
    {inquiry.toolName && (
      <Fact name="Tool">
        <Tool inquiry={inquiry} />
      </Fact>
    )}
    {inquiry.quantity !== null && <Fact name="Quantity">{formatCount(inquiry.quantity)}</Fact>}
  </Facts>
);
