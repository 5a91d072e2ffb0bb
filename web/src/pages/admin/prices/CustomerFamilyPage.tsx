import { mdiToolboxOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { PreviewNotice } from '../../../features/customers/PreviewNotice.tsx';
import { ToolList } from '../../../features/tools/browse/list/ToolList.tsx';
import { useCatalogueLocation } from '../../../features/tools/cards/useCatalogueLocation.ts';
import { FamilyIntroduction } from '../../../features/tools/families/FamilyIntroduction.tsx';
import { useFamily } from '../../../features/tools/families/order/useFamily.ts';
import { isUnknownFamily } from '../../../features/tools/families/UnknownFamily.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

const Hidden = ({ payerId }: { payerId: string }) => (
  <EmptyState
    icon={mdiToolboxOutline}
    title="This customer sees no size of this family"
    action={
      <LinkButton to={previewPaths.catalogue.href(payerId)}>
        See all tools of this customer
      </LinkButton>
    }
  >
    The family is no longer there, or its sizes are not in the assortment of this customer.
  </EmptyState>
);

/** A family with the sizes that a customer sees, at the prices of the customer, for staff. */
export const CustomerFamilyPage = () => {
  const { payerId = '', id = '' } = useParams();
  const { catalogue } = useCatalogueLocation(previewPaths.catalogue.href(payerId));
  const { data, error, isPending, refetch } = useFamily(id, payerId);
  const isHidden = isUnknownFamily(error);
  const family = isHidden ? undefined : data;
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <BackLink to={catalogue}>Preview as customer</BackLink>
      {!family && <PageTitle sx={{ mb: 2 }}>Sizes</PageTitle>}
      <PreviewNotice payerId={payerId} />
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the sizes" />}
      {isHidden && <Hidden payerId={payerId} />}
      {!isHidden && <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />}
      {family && (
        <>
          <FamilyIntroduction family={family} />
          <ToolList tools={family.sizes.map(({ tool }) => tool)} previewed={payerId} />
        </>
      )}
    </Box>
  );
};
