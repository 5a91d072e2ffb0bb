import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { productDataOf, summaryOf, type Tool, toolPictureSizes } from 'functions/contract';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { BuyerPromises } from './BuyerPromises.tsx';
import { ToolOffer } from './ToolOffer.tsx';

const pictureRatio = '1';

const Columns = ({ picture, offer }: { picture: ReactNode; offer: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 3, md: 6 },
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {picture}
    <div>{offer}</div>
  </Box>
);

const FramedPicture = ({ src, alt }: { src: string; alt: string }) => (
  <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
    <Picture src={src} alt={alt} ratio={pictureRatio} sizes={toolPictureSizes} priority />
  </Paper>
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
          <FramedPicture src={preview.picture} alt="" />
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

/** A tool as visitors see it, with its data for search engines. */
export const ToolPresentation = ({ tool }: { tool: Tool }) => (
  <article>
    <Columns
      picture={<FramedPicture src={tool.imageLink} alt={tool.toolName} />}
      offer={
        <>
          <PageTitle description={summaryOf(tool.toolDescription)}>{tool.toolName}</PageTitle>
          <ToolOffer tool={tool} />
          <BuyerPromises />
          <Typography sx={{ mt: 3, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
            {tool.toolDescription}
          </Typography>
        </>
      }
    />
    <script type="application/ld+json">
      {JSON.stringify(productDataOf(tool, window.location.origin))}
    </script>
  </article>
);
