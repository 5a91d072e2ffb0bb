import Typography from '@mui/material/Typography';
import { canChangeWith, companyKeyPermissions } from 'functions/contract';
import { Keys } from '../../../features/keys/Keys.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';

/** The keys with which other programs act for a company, for its owners. */
export const CompanyKeysPage = () => (
  <CompanyFrame tab="API keys">
    {({ company: { _id, status } }) => (
      <>
        <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '70ch' }}>
          Your own programs see the prices of the company and order for it, by its limits and its
          rules of approval.
        </Typography>
        <Keys owner={_id} mayChange={canChangeWith(status)} offered={companyKeyPermissions} />
      </>
    )}
  </CompanyFrame>
);
