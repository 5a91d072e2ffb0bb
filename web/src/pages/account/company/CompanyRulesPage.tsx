import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { canChangeWith, may } from 'functions/contract';
import { inputOf } from '../../../features/companies/data/companyInput.ts';
import { useApprovers } from '../../../features/companies/data/useCompany.ts';
import { Approvers } from '../../../features/companies/rules/Approvers.tsx';
import { RulesForm } from '../../../features/companies/rules/RulesForm.tsx';
import { rulesOutcome } from '../../../features/companies/rules/rulesForm.ts';
import { ruleSentence } from '../../../features/companies/rules/ruleTexts.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { CompanyFrame, type ShownCompany } from './CompanyFrame.tsx';
import { useCompanySaving } from './useCompanySaving.ts';

const Rules = ({ company, membership, uid }: ShownCompany) => {
  const save = useCompanySaving(company._id, uid);
  const mayChange = may(membership.role, 'manage') && canChangeWith(company.status);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <DetailsCard title="When an order needs approval">
        {mayChange ? (
          <RulesForm
            company={company}
            onSave={async (approval, base) =>
              rulesOutcome(await save({ ...inputOf(base), approval }, 'Rules saved'))
            }
          />
        ) : (
          ruleSentence(company.approval)
        )}
      </DetailsCard>
      <DetailsCard title="Who can approve">
        <Approvers approvers={useApprovers(company._id)} />
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          Nobody approves their own order. If members leave and too few remain, an owner can approve
          alone.
        </Typography>
      </DetailsCard>
    </Box>
  );
};

/** Which orders of a company need approval, and who can give it. */
export const CompanyRulesPage = () => (
  <CompanyFrame tab="Rules">{(shown) => <Rules {...shown} />}</CompanyFrame>
);
