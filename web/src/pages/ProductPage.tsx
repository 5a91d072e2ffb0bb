import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Tool } from 'functions/contract';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { UploadProgress } from '../components/UploadProgress.tsx';
import { EditProductForm } from '../features/tools/manage/EditProductForm.tsx';
import { LowStockBadge } from '../features/tools/manage/LowStockBadge.tsx';
import type { Product } from '../features/tools/manage/productRequests.ts';
import { useProduct } from '../features/tools/manage/useProducts.ts';
import { messageOf } from '../messages.ts';
import { paths } from '../paths.ts';
import { ProductStockDialog } from './ProductStockDialog.tsx';
import { useProductEditing } from './useProductEditing.ts';
import { useStockAdjusting } from './useStockAdjusting.ts';

const Stock = ({ tool }: { tool: Tool }) => {
  const stock = useStockAdjusting();
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2.5, mb: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Typography sx={{ flexGrow: 1 }}>
        <strong>{`Available: ${tool.available}`}</strong> <LowStockBadge tool={tool} />
      </Typography>
      <Button variant="outlined" onClick={() => stock.open(tool)}>
        Adjust stock
      </Button>
      <ProductStockDialog stock={stock} />
    </Paper>
  );
};

const Edit = ({ product }: { product: Product }) => {
  const { save, photo, progress, cancelUpload } = useProductEditing();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <EditProductForm product={product} photo={photo} onSubmit={save}>
        {progress !== null && (
          <UploadProgress label="Uploading the photo" share={progress} onCancel={cancelUpload} />
        )}
      </EditProductForm>
    </Paper>
  );
};

const ToProducts = () => (
  <Link
    component={RouterLink}
    to={paths.allProducts}
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
  >
    All tools
  </Link>
);

/** Where an admin changes a tool. */
export const ProductPage = () => {
  const { id = '' } = useParams();
  const { data: product, error, isPending, refetch } = useProduct(id);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <ToProducts />
      <PageTitle documentTitle="Edit tool" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {product ? `Edit ${product.tool.toolName}` : 'Edit tool'}
      </PageTitle>
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the tool" />}
      {error && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {product && (
        <>
          <Stock tool={product.tool} />
          <Edit key={id} product={product} />
        </>
      )}
    </Box>
  );
};
