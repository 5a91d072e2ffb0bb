import Skeleton from '@mui/material/Skeleton';
import { canChangeWith } from 'functions/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { CompanyFrame } from './CompanyFrame.tsx';

/** It loads while the company does. */
const CompanyWebhook = lazyComponent(
  () => import('../../../features/webhooks/CompanyWebhook.tsx'),
  'CompanyWebhook',
);

const loading = (
  <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the endpoint" />
);

/** An endpoint of a company with its deliveries. */
export const CompanyWebhookPage = () => (
  <CompanyFrame tab="Webhooks">
    {({ company: { _id, status } }) => (
      <Suspense fallback={loading}>
        <CompanyWebhook owner={_id} mayChange={canChangeWith(status)} />
      </Suspense>
    )}
  </CompanyFrame>
);
