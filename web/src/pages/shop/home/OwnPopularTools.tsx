import { useQuery } from '@tanstack/react-query';
import { homeSize, publicRoutes } from 'functions/contract';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { publicStaleTime, toolKeys } from '../../../domain/tool/toolKeys.ts';
import { listOf } from '../../../features/home/useHome.ts';
import { PopularTools } from '../../../features/tools/cards/PopularTools.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { usePayer, visitor } from '../../../lib/session/payer.ts';

/** The popular tools as the payer sees them. */
export const OwnPopularTools = () => {
  const payer = usePayer() ?? visitor;
  const orderable = useOrderRefusal() === null;
  const own = useQuery({
    queryKey: toolKeys.home(payer),
    queryFn: ({ signal }) => callApi(publicRoutes.getHome, { signal }),
    staleTime: publicStaleTime,
    enabled: payer !== visitor,
  });
  return (
    <PopularTools
      list={listOf(own, ({ tools }) => tools)}
      count={homeSize.tools}
      orderable={orderable}
    />
  );
};
