import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatMoney, type Tool } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useRelations } from '../../../domain/tool/useRelations.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { unitText } from '../cards/toolTexts.ts';
import { useCatalogueLocation } from '../cards/useCatalogueLocation.ts';

const Successor = ({ successor }: { successor: Tool }) => (
  <>
    <Typography sx={{ mb: 1 }}>
      {`Its successor is ${successor.toolName}, ${formatMoney(successor.price)} ${unitText(successor)}.`}
    </Typography>
    <Button
      component={RouterLink}
      to={paths.tool.href(successor._id)}
      variant="contained"
      size="large"
      fullWidth
      sx={{ mb: 1 }}
    >
      {`See ${successor.toolName}`}
    </Button>
  </>
);

/** What buyers can do instead of ordering a tool that is discontinued. */
export const DiscontinuedOffer = ({ tool }: { tool: Tool }) => {
  const { data, error, isPending, refetch } = useRelations(tool._id);
  const { catalogue } = useCatalogueLocation();
  return (
    <>
      <Alert severity="info" sx={{ my: 2 }}>
        This tool is discontinued, and can no longer be ordered.
      </Alert>
      {isPending && <Skeleton variant="rounded" height={80} sx={{ mb: 1 }} />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.successor && <Successor successor={data.successor} />}
      <Button component={RouterLink} to={catalogue} variant="outlined" size="large" fullWidth>
        See other tools
      </Button>
    </>
  );
};
