import { canChangeWith } from 'functions/contract';
import { CompanyWebhooks } from '../../../features/webhooks/CompanyWebhooks.tsx';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { CompanyFrame } from './CompanyFrame.tsx';

/** The endpoints that receive the events of a company, for its owners. */
export const CompanyWebhooksPage = () => (
  <CompanyFrame tab="Webhooks">
    {({ company: { _id, status } }) => (
      <CompanyWebhooks
        company={_id}
        hrefOf={(id) => furtherPaths.companyWebhook.href(id, _id)}
        mayChange={canChangeWith(status)}
      />
    )}
  </CompanyFrame>
);
