import Link from '@mui/material/Link';
import type { AuditEntry, AuditTarget, AuditTargetKind } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';

const hrefs: Record<AuditTargetKind, (target: AuditTarget) => string> = {
  tool: ({ id }) => paths.editTool.href(id),
  order: ({ id }) => paths.orderDetails.href(id),
  settings: () => paths.settings,
  user: ({ label }) => `${paths.makeAdmin}?${new URLSearchParams({ q: label })}`,
};

const hrefOf = ({ action, target }: Pick<AuditEntry, 'action' | 'target'>) =>
  action === 'customer-changed' ? paths.customer.href(target.id) : hrefs[target.kind](target);

/** Links to the target, unless the action deleted it. */
export const TargetLink = (entry: Pick<AuditEntry, 'action' | 'target'>) => {
  const { action, target } = entry;
  if (action.endsWith('-deleted')) return <strong>{target.label}</strong>;
  return (
    <Link component={RouterLink} to={hrefOf(entry)} underline="always">
      {target.label}
    </Link>
  );
};
