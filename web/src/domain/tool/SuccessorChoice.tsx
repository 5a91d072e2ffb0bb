import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { CartTool, Tool } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { useRelations } from './useRelations.ts';

export interface SuccessorChoiceProps {
  tool: Pick<CartTool, '_id' | 'toolName'>;
  onTake: (successor: Tool) => void;
}

/** The successor of a discontinued tool, which takes its place with one press. */
export const SuccessorChoice = ({ tool, onTake }: SuccessorChoiceProps) => {
  const { data, error, refetch } = useRelations(tool._id);
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  const successor = data?.successor;
  if (!successor) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <span>
        {'Its successor: '}
        <Link component={RouterLink} to={paths.tool.href(successor._id)}>
          {successor.toolName}
        </Link>
      </span>
      <Button
        variant="outlined"
        size="small"
        aria-label={`Take it instead of ${tool.toolName}: ${successor.toolName}`}
        onClick={() => onTake(successor)}
        sx={{ minHeight: 44 }}
      >
        Take it instead
      </Button>
    </Box>
  );
};
