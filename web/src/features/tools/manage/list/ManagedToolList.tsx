import { mdiMagnifyClose, mdiToolboxOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { LinkButton } from '../../../../ui/inputs/LinkButton.tsx';
import { ListSkeleton } from '../../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../../ui/lists/ShowMore.tsx';
import type { useManagedTools } from '../requests/useManagedTools.ts';
import { ManagedTools, type ManagedToolsProps } from './ManagedTools.tsx';

interface ManagedToolListProps extends Omit<ManagedToolsProps, 'tools'> {
  list: ReturnType<typeof useManagedTools>;
  /** The search words, if any. */
  words: string;
}

const NoTools = ({ words }: { words: string }) =>
  words ? (
    <EmptyState icon={mdiMagnifyClose} title={`No tool matches "${words}"`}>
      Try fewer or shorter words: the beginning of a tool's name is enough.
    </EmptyState>
  ) : (
    <EmptyState
      icon={mdiToolboxOutline}
      title="No tools yet"
      action={<LinkButton to={paths.addTool}>Add the first tool</LinkButton>}
    >
      Tools on sale appear here with their stock and price.
    </EmptyState>
  );

/** A list of tools: loading, failed, empty or shown. */
export const ManagedToolList = ({ list, words, ...managing }: ManagedToolListProps) => {
  const { isPending, data, error, refetch, isPlaceholderData } = list;
  if (isPending) return <ListSkeleton label="Loading the tools" />;
  const isEmpty = data?.length === 0 && !list.hasNextPage;
  return (
    <Stack useFlexGap spacing={2} aria-busy={isPlaceholderData}>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {isEmpty && <NoTools words={words} />}
      {data && <ManagedTools tools={data} {...managing} />}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
