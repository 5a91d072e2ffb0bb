import type { OrderReturn } from 'functions/contract';
import type { ReactNode } from 'react';
import { memberNameOf } from '../../../domain/company/orderedBy.ts';
import { DocumentHeading } from '../../../domain/document/DocumentHeading.tsx';
import { returnKindTexts, returnStatusChips } from '../../../domain/returns/returnTexts.ts';
import { formatDateTime } from '../../../domain/time/dates.ts';

interface ReturnHeadingProps {
  /** The return, once it has loaded. */
  found: OrderReturn | undefined;
  /** Where the page leads back to. */
  back: { to: string; label: string };
  actions?: ReactNode;
}

const RequestedAt = ({ found }: { found: OrderReturn }) => {
  const member = memberNameOf(found);
  return (
    <>
      {'Requested on '}
      <time dateTime={found.createdAt}>{formatDateTime(found.createdAt)}</time>
      {member !== null && ` for ${found.payerName} · Ordered by ${member}`}
    </>
  );
};

/** The number, the status and the date of a return, and what the caller can do with it. */
export const ReturnHeading = ({ found, back, actions }: ReturnHeadingProps) => (
  <DocumentHeading
    back={back}
    title={found ? `${returnKindTexts[found.kind]} ${found.number}` : 'Return'}
    chip={found && returnStatusChips[found.status]}
    since={found ? <RequestedAt found={found} /> : null}
    actions={actions}
  />
);
