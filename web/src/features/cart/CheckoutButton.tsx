import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { focusLine } from './lines/lineElements.ts';
import type { LineIssue } from './lines/lineState.ts';

/** The obstacles to ordering a cart. */
interface Blockers {
  issues: readonly LineIssue[];
  /** Other problems, as text for people. */
  reasons: readonly string[];
}

interface CheckoutButtonProps extends Blockers {
  /** The `id` of the link or button. */
  id: string;
  /** What comes before the checkout, for a visitor; empty for others. */
  firstStep: string;
}

const maxShown = 5;

const text = { mt: 1, fontSize: '0.875rem' } as const;

const IssueLink = ({ toolId, toolName, message }: LineIssue) => (
  <li>
    <Link component="button" type="button" color="inherit" onClick={() => focusLine(toolId)}>
      {toolName}
    </Link>
    {`: ${message}`}
  </li>
);

const Explanation = ({ id, issues, reasons }: Blockers & { id: string }) => (
  <Box id={id} sx={{ ...text, overflowWrap: 'anywhere' }}>
    {reasons.map((reason) => (
      <div key={reason}>{reason}</div>
    ))}
    {issues.length > 0 && (
      <>
        To check out, change or remove:
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {issues.slice(0, maxShown).map((issue) => (
            <IssueLink key={issue.toolId} {...issue} />
          ))}
          {issues.length > maxShown && <li>{`and ${issues.length - maxShown} more`}</li>}
        </Box>
      </>
    )}
  </Box>
);

/** Leads to the checkout, or explains why the cart cannot be ordered yet. */
export const CheckoutButton = ({ id, issues, reasons, firstStep }: CheckoutButtonProps) => {
  const explanationId = useId();
  const [first] = issues;
  if (issues.length === 0 && reasons.length === 0) {
    return (
      <>
        <Button
          id={id}
          component={RouterLink}
          to={paths.checkout}
          variant="contained"
          size="large"
          fullWidth
        >
          Checkout
        </Button>
        {firstStep && <Box sx={{ ...text, color: 'text.secondary' }}>{firstStep}</Box>}
      </>
    );
  }
  return (
    <>
      <Button
        id={id}
        variant="contained"
        size="large"
        fullWidth
        aria-disabled
        aria-describedby={explanationId}
        disableRipple
        onClick={() => first && focusLine(first.toolId)}
        sx={{
          '&, &:hover': { bgcolor: 'action.disabledBackground', color: 'text.secondary' },
          cursor: first ? 'pointer' : 'default',
        }}
      >
        Checkout
      </Button>
      <Explanation id={explanationId} issues={issues} reasons={reasons} />
    </>
  );
};
