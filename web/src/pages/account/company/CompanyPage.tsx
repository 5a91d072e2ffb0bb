import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type CompanyDetails, canChangeWith, may } from 'functions/contract';
import { useState } from 'react';
import { JoinedDialog } from '../../../features/buyingFor/JoinedDialog.tsx';
import { inputOf } from '../../../features/companies/data/companyInput.ts';
import { CompanyFacts } from '../../../features/companies/details/CompanyFacts.tsx';
import { CompanyHistory } from '../../../features/companies/details/CompanyHistory.tsx';
import { EditDetails } from '../../../features/companies/details/EditDetails.tsx';
import { mainAndSide } from '../../../ui/layout/columns.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { CompanyBusiness } from './CompanyBusiness.tsx';
import { CompanyFrame, type ShownCompany } from './CompanyFrame.tsx';
import { useCompanySaving } from './useCompanySaving.ts';

const grid = mainAndSide({ minWidth: 260 });

const Details = ({ company, membership, uid }: ShownCompany) => {
  const [isEditing, setEditing] = useState(false);
  const save = useCompanySaving(company._id, uid);
  const mayChange = may(membership.role, 'manage') && canChangeWith(company.status);
  const close = () => setEditing(false);
  return (
    <Box sx={grid}>
      <JoinedDialog company={company} uid={uid} />
      <DetailsCard title="Details">
        {isEditing ? (
          <EditDetails
            company={company}
            onSave={(details: CompanyDetails, base) =>
              save({ ...inputOf(base), ...details }, 'Details saved')
            }
            onClose={close}
          />
        ) : (
          <>
            <CompanyFacts company={company} />
            {mayChange && (
              <Button variant="outlined" sx={{ mt: 2.5 }} onClick={() => setEditing(true)}>
                Edit details
              </Button>
            )}
          </>
        )}
      </DetailsCard>
      <Stack spacing={{ xs: 2, md: 3 }}>
        <DetailsCard title="Status">
          <CompanyHistory company={company} />
        </DetailsCard>
        <CompanyBusiness company={company} membership={membership} uid={uid} />
      </Stack>
    </Box>
  );
};

/** The details, the status and the terms of a company of the account. */
export const CompanyPage = () => (
  <CompanyFrame tab="Details">{(shown) => <Details {...shown} />}</CompanyFrame>
);
