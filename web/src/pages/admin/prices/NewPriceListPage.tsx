import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { PriceListInput } from 'functions/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useNewPriceList } from '../../../features/prices/manage/data/usePriceLists.ts';
import { NewPriceListForm } from '../../../features/prices/manage/form/NewPriceListForm.tsx';
import { useNamedAudience } from '../../../features/prices/manage/form/useNamedAudience.ts';
import { failureOf } from '../../../lib/forms/outcomes.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { paths } from '../../../lib/router/paths.ts';

/** Where staff create a price list, for the customer or the group that the address names. */
export const NewPriceListPage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const audience = useNamedAudience({
    payer: params.get('payer') ?? '',
    group: params.get('group') ?? '',
  });
  const send = useNewPriceList();
  const create = async (input: PriceListInput): Promise<string> => {
    const { _id, name } = await send(input);
    void navigate(lazyPaths.priceList.href(_id));
    return `${name} is created as a draft`;
  };
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BackLink to={paths.priceLists}>All price lists</BackLink>
      <PageTitle sx={{ mb: 3 }}>New price list</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
        {audience ? (
          <NewPriceListForm audience={audience} onSubmit={(input) => failureOf(create(input))} />
        ) : (
          <Skeleton variant="rounded" height={420} aria-label="Loading the customer" />
        )}
      </Paper>
    </Box>
  );
};
