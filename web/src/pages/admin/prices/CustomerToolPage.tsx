import { mdiToolboxOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { categoryNames, smallestQuantityOf, type Tool } from 'functions/contract';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { AgreementNote } from '../../../domain/prices/AgreementNote.tsx';
import { PriceBreakTable } from '../../../domain/quantity/PriceBreakTable.tsx';
import { useRelatedTools } from '../../../domain/tool/useRelatedTools.ts';
import { usePreviewedTool } from '../../../domain/tool/useShownTool.ts';
import { PreviewNotice } from '../../../features/customers/PreviewNotice.tsx';
import { ToolList } from '../../../features/tools/browse/list/ToolList.tsx';
import { useCatalogueLocation } from '../../../features/tools/cards/useCatalogueLocation.ts';
import { PriceAndFacts } from '../../../features/tools/details/ToolOffer.tsx';
import { PresentedTool } from '../../../features/tools/details/ToolPresentation.tsx';
import { isUnknownTool } from '../../../features/tools/details/UnknownTool.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** As much as the customer's own page shows. */
const shownRelated = 3;

const Offer = ({ tool, payerId }: { tool: Tool; payerId: string }) => {
  const [quantity, setQuantity] = useState<number>(() => smallestQuantityOf(tool));
  return (
    <>
      <PageTitle>{tool.toolName}</PageTitle>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {`SKU ${tool.sku} · ${categoryNames[tool.category]}`}
      </Typography>
      {tool.familyId && (
        <Link
          component={RouterLink}
          to={previewPaths.family.href(payerId, tool.familyId)}
          sx={{ display: 'inline-block', py: 1.25 }}
        >
          All sizes
        </Link>
      )}
      <PriceAndFacts tool={tool} />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <PriceBreakTable tool={tool} quantity={quantity} onTake={setQuantity} />
        <AgreementNote tool={tool} quantity={quantity} />
      </Box>
    </>
  );
};

const Related = ({ id, payerId }: { id: string; payerId: string }) => {
  const { data = [] } = useRelatedTools(id, payerId);
  if (data.length === 0) return null;
  return (
    <>
      <Typography variant="h2" sx={{ mt: 5, mb: 2, fontSize: '1.375rem' }}>
        Related tools
      </Typography>
      <ToolList tools={data.slice(0, shownRelated)} previewed={payerId} />
    </>
  );
};

const Hidden = ({ payerId }: { payerId: string }) => (
  <EmptyState
    icon={mdiToolboxOutline}
    title="This customer does not see this tool"
    action={
      <LinkButton to={previewPaths.catalogue.href(payerId)}>
        See all tools of this customer
      </LinkButton>
    }
  >
    It is no longer in the catalogue, has no picture, or is not in the assortment of this customer.
  </EmptyState>
);

/** A tool as a customer sees it, for staff: to read only. */
export const CustomerToolPage = () => {
  const { payerId = '', id = '' } = useParams();
  const { catalogue } = useCatalogueLocation(previewPaths.catalogue.href(payerId));
  const { data, error, isPending, refetch } = usePreviewedTool(id, payerId);
  const isHidden = isUnknownTool(error);
  const tool = isHidden ? undefined : data;
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <BackLink to={catalogue}>Preview as customer</BackLink>
      {!tool && <PageTitle sx={{ mb: 2 }}>Tool</PageTitle>}
      <PreviewNotice payerId={payerId} />
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the tool" />}
      {isHidden && <Hidden payerId={payerId} />}
      {!isHidden && <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />}
      {tool && (
        <PresentedTool tool={tool} offer={<Offer key={tool._id} tool={tool} payerId={payerId} />} />
      )}
      {tool && <Related id={tool._id} payerId={payerId} />}
    </Box>
  );
};
