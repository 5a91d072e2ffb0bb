import Link from '@mui/material/Link';
import type { AuditEntry, AuditTarget, AuditTargetKind } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';

const hrefs: Record<AuditTargetKind, (target: AuditTarget) => string> = {
  tool: ({ id }) => paths.product.href(id),
  order: ({ id }) => paths.orderDetails.href(id),
  user: ({ label }) => `${paths.makeAdmin}?${new URLSearchParams({ q: label })}`,
};

/** What was acted upon: a link to it, unless the act itself removed it. */
export const TargetLink = ({ action, target }: Pick<AuditEntry, 'action' | 'target'>) => {
  if (action.endsWith('-deleted')) return <strong>{target.label}</strong>;
  return (
    <Link component={RouterLink} to={hrefs[target.kind](target)} sx={{ fontWeight: 650 }}>
      {target.label}
    </Link>
  );
};
