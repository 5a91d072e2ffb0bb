import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  listPricesOf,
  productDataOf,
  summaryOf,
  type Tool,
  toolPictureSizes,
} from 'functions/contract';
import { type ReactNode, Suspense } from 'react';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useTechnicalData } from '../../../domain/tool/useAttributes.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { BuyerPromises } from './BuyerPromises.tsx';
import { Gallery } from './Gallery.tsx';
import { OtherSizes } from './OtherSizes.tsx';
import { SpecificationTable } from './ToolFacts.tsx';
import { ToolNumber, ToolOffer } from './ToolOffer.tsx';

/** Few tools have documents, and they are below the fold. */
const ToolDocuments = lazyComponent(() => import('./ToolDocuments.tsx'), 'ToolDocuments');

const pictureRatio = '1';

/** The texts are below the picture on a wide screen, and below the offer on a narrow one. */
const columns = {
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"picture" "offer" "texts"', md: '"picture offer" "texts offer"' },
} as const;

const heading = { fontSize: '1.375rem', mb: 1.5 };

interface ColumnsProps {
  picture: ReactNode;
  offer: ReactNode;
  texts?: ReactNode;
}

const Columns = ({ picture, offer, texts }: ColumnsProps) => (
  <Box sx={columns}>
    <div style={{ gridArea: 'picture' }}>{picture}</div>
    <div style={{ gridArea: 'offer' }}>{offer}</div>
    {texts && <div style={{ gridArea: 'texts' }}>{texts}</div>}
  </Box>
);

interface ToolPreview {
  picture: string;
  name: string;
}

/** The placeholder of a tool that is loading, with its name and picture if they are known. */
export const ToolPresentationSkeleton = ({ preview }: { preview?: ToolPreview }) => (
  <div role="status" aria-label="Loading the tool">
    <Columns
      picture={
        preview ? (
          <Gallery
            pictures={[preview.picture]}
            alt=""
            ratio={pictureRatio}
            sizes={toolPictureSizes}
          />
        ) : (
          <Skeleton variant="rounded" sx={{ aspectRatio: pictureRatio, height: 'auto' }} />
        )
      }
      offer={
        <>
          {preview ? (
            <Typography variant="h1">{preview.name}</Typography>
          ) : (
            <Skeleton variant="text" sx={{ fontSize: '2.75rem', width: '80%' }} />
          )}
          <Skeleton variant="text" sx={{ fontSize: '2rem', width: '40%' }} />
          <Skeleton variant="rounded" height={360} sx={{ mt: 3 }} />
        </>
      }
    />
  </div>
);

const Specifications = ({ tool }: { tool: Tool }) => {
  const rows = useTechnicalData([tool])?.(tool) ?? [];
  return (
    rows.length > 0 && (
      <>
        <Typography variant="h2" sx={{ ...heading, mt: 4 }}>
          Specifications
        </Typography>
        <SpecificationTable rows={rows} />
      </>
    )
  );
};

const Texts = ({ tool }: { tool: Tool }) => (
  <>
    <Typography variant="h2" sx={heading}>
      Description
    </Typography>
    <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line' }}>
      {tool.toolDescription}
    </Typography>
    <Specifications tool={tool} />
    {tool.documents && (
      <Suspense fallback={null}>
        <ToolDocuments toolId={tool._id} documents={tool.documents} />
      </Suspense>
    )}
  </>
);

/** The tool as search engines may show it to anyone. */
const atListPrices = (tool: Tool): Tool => {
  const { price, priceBreaks } = listPricesOf(tool);
  return { ...tool, price, priceBreaks: [...priceBreaks] };
};

/** The pictures and the texts of a tool, with its offer. */
export const PresentedTool = ({ tool, offer }: { tool: Tool; offer: ReactNode }) => (
  <Columns
    picture={
      <Gallery
        key={tool._id}
        pictures={[tool.imageLink, ...tool.morePictures]}
        alt={tool.toolName}
        ratio={pictureRatio}
        sizes={toolPictureSizes}
      />
    }
    offer={offer}
    texts={<Texts tool={tool} />}
  />
);

/** A tool as the payer sees it, with its data for search engines. */
export const ToolPresentation = ({ tool }: { tool: Tool }) => (
  <article>
    <PresentedTool
      tool={tool}
      offer={
        <>
          <PageTitle description={summaryOf(tool.toolDescription)}>{tool.toolName}</PageTitle>
          <ToolNumber tool={tool} />
          <OtherSizes tool={tool} />
          <ToolOffer tool={tool} />
          <BuyerPromises />
        </>
      }
    />
    <script type="application/ld+json">
      {JSON.stringify(productDataOf(atListPrices(tool), window.location.origin))}
    </script>
  </article>
);
