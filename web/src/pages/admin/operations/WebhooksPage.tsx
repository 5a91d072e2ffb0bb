import { apiRoutes } from 'functions/contract';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import { AddWebhook } from '../../../features/webhooks/edit/AddWebhook.tsx';
import { webhookList } from '../../../features/webhooks/webhookList.tsx';

/** The endpoints to which the shop delivers its events. */
export const WebhooksPage = () => {
  const may = useMay();
  return (
    <ListPage
      kind={webhookList}
      actions={() => may(apiRoutes.createWebhook) && <AddWebhook owner={null} />}
    />
  );
};
