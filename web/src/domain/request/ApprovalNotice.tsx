import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Approval, matchedRuleText } from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { isApprovable } from './isApprovable.ts';
import { approversText } from './requestTexts.ts';

const MembersLink = () => (
  <Box sx={{ mt: 1 }}>
    <Button
      component={Link}
      to={paths.company.href(buyingFor())}
      color="inherit"
      variant="outlined"
    >
      See the members
    </Button>
  </Box>
);

/** Says which rules of the company an order matches, and who can approve it. */
export const ApprovalNotice = ({ approval }: { approval: Approval }) => {
  const { rules, approvers, approversNeeded } = approval;
  const canBeSent = isApprovable(approval);
  return (
    <Alert
      severity={canBeSent ? 'info' : 'warning'}
      sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}
    >
      <AlertTitle>
        {canBeSent ? 'This order needs approval' : 'Nobody can approve this order'}
      </AlertTitle>
      {rules.map((rule) => (
        <div key={rule.rule}>{matchedRuleText(rule)}</div>
      ))}
      <div>{approversText(approvers, approversNeeded)}</div>
      {canBeSent ? <div>Nothing is reserved until then.</div> : <MembersLink />}
    </Alert>
  );
};
