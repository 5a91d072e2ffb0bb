import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type Approval, matchedRuleText } from 'functions/contract';
import { approversText } from './requestTexts.ts';

/** Says which rules of the company an order matches, and who can approve it. */
export const ApprovalNotice = ({
  approval: { rules, approvers, approversNeeded },
}: {
  approval: Approval;
}) => (
  <Alert severity="info" sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
    <AlertTitle>This order needs approval</AlertTitle>
    {rules.map((rule) => (
      <div key={rule.rule}>{matchedRuleText(rule)}</div>
    ))}
    <div>{approversText(approvers, approversNeeded)}</div>
    <div>Nothing is reserved until then.</div>
  </Alert>
);
