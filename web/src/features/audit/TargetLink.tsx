import Link from '@mui/material/Link';
import {
  type AuditAction,
  type AuditEntry,
  type AuditTarget,
  type AuditTargetKind,
  pages,
  parseOrderNumber,
} from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { orderLink } from '../../domain/order/orderLink.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';

/** The label of an entry of the bank begins with its amount. */
const amountIn = (label: string) => label.split(' ', 1).join().replace('-', '');

const hrefs: Record<AuditTargetKind, (target: AuditTarget) => string> = {
  tool: ({ id }) => lazyPaths.editTool.href(id),
  order: ({ id }) => paths.orderDetails.href(id),
  settings: () => furtherPaths.settings,
  mail: ({ id }) => lazyPaths.mailDetails.href(id),
  inquiry: ({ id }) => paths.inquiry.href(id),
  quote: ({ id }) => paths.quote.href(id),
  company: ({ id }) => pages.managedCompany.href(id),
  'price-list': ({ id }) => lazyPaths.priceList.href(id),
  attribute: () => furtherPaths.attributes,
  family: ({ id }) => lazyPaths.managedFamily.href(id),
  group: () => furtherPaths.customerGroups,
  role: () => furtherPaths.roles,
  key: () => furtherPaths.keys,
  webhook: ({ id }) => lazyPaths.webhook.href(id),
  'bank-import': ({ id }) => `${furtherPaths.bank}?import=${id}`,
  'bank-format': () => furtherPaths.bank,
  'bank-entry': ({ label }) =>
    `${furtherPaths.bank}?${new URLSearchParams({ show: 'all', q: amountIn(label) })}`,
  review: () => `${furtherPaths.reviews}?status=all`,
  user: ({ label }) => `${paths.makeAdmin}?${new URLSearchParams({ q: label })}`,
};

/** The actions on an account as a customer. */
const customerActions: readonly AuditAction[] = ['customer-changed', 'bank-account-forgotten'];

const hrefOf = ({ action, target }: Pick<AuditEntry, 'action' | 'target'>) =>
  customerActions.includes(action)
    ? lazyPaths.customer.href(target.id)
    : hrefs[target.kind](target);

/** The label of an order starts with its number. */
const numberIn = (label: string) => parseOrderNumber(label.split(',', 1).join());

const linkTo = (entry: Pick<AuditEntry, 'action' | 'target'>) => {
  const { kind, id, label } = entry.target;
  const number = kind === 'order' && numberIn(label);
  return number ? orderLink({ _id: id, number }) : { to: hrefOf(entry) };
};

/** Links to the target, unless the action deleted it. */
export const TargetLink = (entry: Pick<AuditEntry, 'action' | 'target'>) => {
  const { action, target } = entry;
  if (action.endsWith('-deleted')) return <strong>{target.label}</strong>;
  return (
    <Link component={RouterLink} {...linkTo(entry)} underline="always">
      {target.label}
    </Link>
  );
};
