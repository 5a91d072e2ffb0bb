import { mdiScaleBalance } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQueries } from '@tanstack/react-query';
import { counted } from 'functions/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useTechnicalData } from '../../../domain/tool/useAttributes.ts';
import { shownTool } from '../../../domain/tool/useShownTool.ts';
import { CompareTable } from '../../../features/tools/compare/CompareTable.tsx';
import { maxCompared, setCompared } from '../../../features/tools/compare/compared.ts';
import { comparedIds } from '../../../features/tools/compare/comparison.ts';
import { isUnknownTool } from '../../../features/tools/details/UnknownTool.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { unknownPayer, usePayer } from '../../../lib/session/payer.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** The tools of an address as the payer sees them. */
const useComparedTools = (ids: readonly string[]) => {
  const payer = usePayer() ?? unknownPayer;
  const queries = useQueries({
    queries: ids.map((id) => ({ ...shownTool(id, payer), enabled: payer !== unknownPayer })),
  });
  const tools = queries.flatMap(({ data }) => data ?? []);
  const dataOf = useTechnicalData(tools);
  return {
    tools,
    dataOf,
    missing: queries.filter(({ error }) => isUnknownTool(error)).length,
    isPending: !dataOf || queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error && !isUnknownTool(error))?.error ?? null,
    retry: () => {
      for (const { error, refetch } of queries) if (error) void refetch();
    },
  };
};

const noticesOf = (missing: number, beyond: number): string[] => [
  ...(missing > 0
    ? [`${counted(missing, 'tool')} left out: no longer on sale, or not in your assortment.`]
    : []),
  ...(beyond > 0
    ? [`At most ${maxCompared} tools can be compared: ${counted(beyond, 'tool')} left out.`]
    : []),
];

const Nothing = () => (
  <EmptyState
    icon={mdiScaleBalance}
    title="Nothing to compare"
    action={<LinkButton to={paths.tools}>Browse the tools</LinkButton>}
  >
    {`Press “Compare” on two to ${maxCompared} tools of the catalogue.`}
  </EmptyState>
);

/** Up to four tools side by side, as the address names them: it can be shared. */
export const ComparePage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { ids, beyond } = comparedIds(params);
  const { tools, dataOf, missing, isPending, error, retry } = useComparedTools(ids);
  const remove = (id: string) => {
    const rest = tools.filter(({ _id }) => _id !== id);
    setCompared(rest);
    void navigate(furtherPaths.compare.href(rest.map(({ _id }) => _id)), { replace: true });
  };
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle sx={{ mb: 2 }}>Compare tools</PageTitle>
      {(isPending ? [] : noticesOf(missing, beyond)).map((text) => (
        <Alert key={text} severity="info" sx={{ mb: 2 }}>
          {text}
        </Alert>
      ))}
      <ListError message={shownMessageOf(error)} onRetry={retry} />
      {isPending && ids.length > 0 && (
        <div role="status" aria-label="Loading the tools">
          <Skeleton variant="rounded" height="100vh" />
        </div>
      )}
      {!isPending && dataOf && tools.length > 0 && (
        <CompareTable tools={tools} dataOf={dataOf} onRemove={remove} />
      )}
      {!isPending && !error && tools.length === 0 && <Nothing />}
    </Container>
  );
};
