import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { Breadcrumb } from '../../../features/tools/details/Breadcrumb.tsx';
import { FamilySkeleton } from '../../../features/tools/families/FamilyHead.tsx';
import { FamilyPresentation } from '../../../features/tools/families/FamilyPresentation.tsx';
import { useFamily } from '../../../features/tools/families/order/useFamily.ts';
import { isUnknownFamily, UnknownFamily } from '../../../features/tools/families/UnknownFamily.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';

/** A tool in all of its sizes. */
export const FamilyPage = () => {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useFamily(id);
  const unknown = isUnknownFamily(error);
  const family = unknown ? undefined : data;
  return (
    <Container sx={{ py: { xs: 2, md: 3 } }}>
      <Breadcrumb current={family?.name ?? 'Sizes'} />
      {isPending && (
        <>
          <PageTitle hidden description="All sizes of a tool, with their prices and stock">
            Sizes
          </PageTitle>
          <FamilySkeleton />
        </>
      )}
      {unknown && <UnknownFamily />}
      {error && !unknown && (
        <>
          {!family && <PageTitle hidden>Sizes</PageTitle>}
          <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
        </>
      )}
      {family && <FamilyPresentation family={family} />}
    </Container>
  );
};
