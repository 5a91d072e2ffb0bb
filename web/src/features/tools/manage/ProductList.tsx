import { mdiMagnifyClose, mdiToolboxOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListError } from '../../../components/ListError.tsx';
import { messageOf } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { ManagedProducts, type ManagedProductsProps } from './ManagedProducts.tsx';
import type { useProducts } from './useProducts.ts';

interface ProductListProps extends Omit<ManagedProductsProps, 'tools'> {
  list: ReturnType<typeof useProducts>;
  /** The words searched for, if any. */
  words: string;
}

const Loading = () => (
  <Stack spacing={1} role="status" aria-label="Loading the tools">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Stack>
);

const NoProducts = ({ words }: { words: string }) =>
  words ? (
    <EmptyState icon={mdiMagnifyClose} title={`No tool matches "${words}"`}>
      Try fewer or shorter words: the beginning of a tool's name is enough.
    </EmptyState>
  ) : (
    <EmptyState
      icon={mdiToolboxOutline}
      title="No tools yet"
      action={
        <Button component={Link} to={paths.addProduct} variant="contained">
          Add the first tool
        </Button>
      }
    >
      Tools on sale appear here with their stock and price.
    </EmptyState>
  );

/** A list of tools in whatever state it is. */
export const ProductList = ({ list, words, ...managing }: ProductListProps) => {
  const { isPending, isError, data, error, refetch, isPlaceholderData } = list;
  if (isPending) return <Loading />;
  const isEmpty = data?.length === 0 && !list.hasNextPage;
  return (
    <Stack spacing={2} aria-busy={isPlaceholderData}>
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {isEmpty && <NoProducts words={words} />}
      {data && <ManagedProducts tools={data} {...managing} />}
      {list.hasNextPage && (
        <Button
          loading={list.isFetchingNextPage}
          sx={{ alignSelf: 'center' }}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
};
