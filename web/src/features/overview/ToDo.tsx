import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatCount, type TaskKind, type Tasks, taskKinds } from 'functions/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { taskLinks } from '../../domain/tasks/taskLinks.ts';
import { useTasks } from '../../domain/tasks/useTasks.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { SectionCard } from '../../ui/layout/SectionCard.tsx';

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  columnGap: 3,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const figure = {
  flexShrink: 0,
  minWidth: '2ch',
  fontSize: '1.125rem',
  fontWeight: 720,
  fontVariantNumeric: 'tabular-nums',
} as const;

interface TaskProps {
  kind: TaskKind;
  count: number;
}

const colorOf = ({ kind, count }: TaskProps) => {
  if (count === 0) return 'text.secondary';
  return taskLinks[kind].urgent ? 'error.main' : 'primary.main';
};

const Task = ({ kind, count }: TaskProps) => {
  const { to, one, many } = taskLinks[kind];
  return (
    <li>
      <Link component={RouterLink} to={to} color="inherit" sx={link}>
        <Box component="span" sx={{ ...figure, color: colorOf({ kind, count }) }}>
          {formatCount(count)}
        </Box>{' '}
        {count === 1 ? one : many}
      </Link>
    </li>
  );
};

/**
 * The kinds of which something waits. While the page is open, a kind stays when its count becomes
 * zero, and others come after it, so that no link moves under a pointer.
 */
const useShownKinds = (tasks: Tasks | undefined): readonly TaskKind[] => {
  const [shown, setShown] = useState<readonly TaskKind[]>([]);
  const added = taskKinds.filter((kind) => tasks?.counts[kind] && !shown.includes(kind));
  if (added.length === 0) return shown;
  setShown([...shown, ...added]);
  return [...shown, ...added];
};

const loadingRows = Array.from({ length: 8 }, (_, row) => row);

const Loading = () => (
  <Box role="status" aria-label="Loading what waits" sx={list}>
    {loadingRows.map((row) => (
      <Box key={row} sx={link}>
        <Skeleton width="80%" />
      </Box>
    ))}
  </Box>
);

/** What waits for staff, each with its count as a link to the list. */
export const ToDo = () => {
  const { data: tasks, isPending, error, refetch } = useTasks();
  const shown = useShownKinds(tasks);
  return (
    <SectionCard labelledBy="to-do">
      <Typography id="to-do" variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
        To do
      </Typography>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {isPending && <Loading />}
      {tasks && shown.length > 0 && (
        <Box component="ul" aria-labelledby="to-do" sx={list}>
          {shown.map((kind) => (
            <Task key={kind} kind={kind} count={tasks.counts[kind]} />
          ))}
        </Box>
      )}
      {tasks && (
        <Typography sx={{ color: 'text.secondary', mt: shown.length > 0 ? 1.5 : 0 }}>
          {shown.length > 0 ? 'Nothing else waits.' : 'Nothing waits.'}
        </Typography>
      )}
    </SectionCard>
  );
};
