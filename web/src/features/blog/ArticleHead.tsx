import { mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { paths } from '../../lib/router/paths.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { Article } from './article.ts';
import { ReadingTime } from './ReadingTime.tsx';

export const ArticleHead = ({ article }: { article: Article }) => (
  <>
    <Button
      component={Link}
      to={paths.blogs}
      color="inherit"
      startIcon={<Icon path={mdiArrowLeft} />}
      sx={{ ml: -2.5, mb: 2 }}
    >
      All blogs
    </Button>
    <PageTitle description={article.summary}>{article.title}</PageTitle>
    <Typography sx={{ mt: 2, mb: 2, fontSize: '1.1875rem', color: 'text.secondary' }}>
      {article.summary}
    </Typography>
    <ReadingTime minutes={article.minutes} />
  </>
);
