import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatCount, type TaskKind, type Tasks, taskKinds } from 'functions/contract';
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
  minWidth: '2ch',
  fontSize: '1.125rem',
  fontWeight: 720,
  fontVariantNumeric: 'tabular-nums',
} as const;

const colorOf = (count: number, urgent: boolean) => {
  if (count === 0) return 'text.secondary';
  return urgent ? 'error.main' : 'primary.main';
};

interface TaskProps {
  kind: TaskKind;
  tasks: Tasks | undefined;
}

const textOf = ({ kind, tasks }: TaskProps): string => {
  const { one, many } = taskLinks[kind];
  if (kind === 'reviews' && tasks?.moderatesReviews === false && tasks.counts.reviews === 0) {
    return 'reviews: none need approval here';
  }
  return tasks?.counts[kind] === 1 ? one : many;
};

/** All kinds are shown, also those of which nothing waits, so that none moves. */
const Task = ({ kind, tasks }: TaskProps) => {
  const { to, urgent = false } = taskLinks[kind];
  const count = tasks?.counts[kind];
  const isDone = count === 0;
  return (
    <li>
      <Link
        component={RouterLink}
        to={to}
        color={isDone ? 'text.secondary' : 'inherit'}
        sx={isDone ? { ...link, fontWeight: 400 } : link}
      >
        <Box component="span" sx={{ ...figure, color: colorOf(count ?? 0, urgent) }}>
          {count === undefined ? <Skeleton width="2ch" /> : formatCount(count)}
        </Box>{' '}
        {textOf({ kind, tasks })}
      </Link>
    </li>
  );
};

const isAllDone = ({ counts }: Tasks) => taskKinds.every((kind) => counts[kind] === 0);

/** What waits for staff, each with its count as a link to the list. */
export const ToDo = () => {
  const { data: tasks, isPending, error, refetch } = useTasks();
  return (
    <SectionCard labelledBy="to-do">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1.5 }}>
        <Typography id="to-do" variant="h2" sx={{ fontSize: '1.25rem' }}>
          To do
        </Typography>
        {tasks && isAllDone(tasks) && (
          <Typography sx={{ color: 'text.secondary' }}>Nothing waits.</Typography>
        )}
      </Box>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {(tasks || isPending) && (
        <Box component="ul" aria-labelledby="to-do" aria-busy={isPending} sx={list}>
          {taskKinds.map((kind) => (
            <Task key={kind} kind={kind} tasks={tasks} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
};
