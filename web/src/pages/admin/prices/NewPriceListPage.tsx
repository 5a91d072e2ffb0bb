import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { PriceListInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useNewPriceList } from '../../../features/prices/manage/data/usePriceLists.ts';
import { NewPriceListForm } from '../../../features/prices/manage/form/NewPriceListForm.tsx';
import { useNamedAudience } from '../../../features/prices/manage/form/useNamedAudience.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';

/** Where staff create a price list, for the customer or the group that the address names. */
export const NewPriceListPage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const audience = useNamedAudience({
    payer: params.get('payer') ?? '',
    group: params.get('group') ?? '',
  });
  const { mutateAsync } = useNewPriceList();
  const create = async (input: PriceListInput): Promise<FormFailure | null> => {
    try {
      const list = await mutateAsync(input);
      enqueueSnackbar(`${list.name} is created as a draft`, { variant: 'success' });
      void navigate(paths.priceList.href(list._id));
      return null;
    } catch (error) {
      return toFormFailure(error, '');
    }
  };
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BackLink to={paths.priceLists}>All price lists</BackLink>
      <PageTitle sx={{ mb: 3 }}>New price list</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
        {audience ? (
          <NewPriceListForm audience={audience} onSubmit={create} />
        ) : (
          <Skeleton variant="rounded" height={420} aria-label="Loading the customer" />
        )}
      </Paper>
    </Box>
  );
};
