import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { counted, type FamilyPage, summaryOf } from 'functions/contract';
import { Suspense } from 'react';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { FamilyHead } from './FamilyHead.tsx';
import { FamilyOrder } from './FamilyOrder.tsx';

const ToolsDocuments = lazyComponent(
  () => import('../../../domain/toolDocuments/ToolsDocuments.tsx'),
  'ToolsDocuments',
);

const Key = ({ children }: { children: string }) => (
  <Box component="kbd" sx={{ px: 0.75, border: 1, borderColor: 'divider', borderRadius: 0.5 }}>
    {children}
  </Box>
);

/** Only for those who have the keys. */
const KeyHint = () => (
  <Typography
    sx={{
      mb: 1,
      color: 'text.secondary',
      fontSize: '0.8125rem',
      display: { xs: 'none', md: 'block' },
    }}
  >
    <Key>Enter</Key> next size · <Key>↑</Key> <Key>↓</Key> <Key>←</Key> <Key>→</Key> other sizes ·{' '}
    <Key>Esc</Key> takes back · <Key>Ctrl+V</Key> pastes cells of a spreadsheet ·{' '}
    <Key>Ctrl+Enter</Key> adds all
  </Typography>
);

const descriptionOf = ({ name, text, sizes }: FamilyPage): string =>
  summaryOf(text) || `${name} in ${counted(sizes.length, 'size')}`;

/** A family with all of its sizes, to order several of them together. */
export const FamilyPresentation = ({ family }: { family: FamilyPage }) => (
  <article>
    <FamilyHead
      picture={
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Picture
            src={family.imageLink || (family.sizes[0]?.tool.imageLink ?? '')}
            alt={family.name}
            sizes="(min-width: 900px) 220px, 96px"
            priority
          />
        </Paper>
      }
      texts={
        <>
          <PageTitle description={descriptionOf(family)}>{family.name}</PageTitle>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
            {counted(family.sizes.length, 'size')}
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
            {family.text}
          </Typography>
        </>
      }
    />
    <KeyHint />
    <FamilyOrder key={family._id} family={family} />
    <Suspense fallback={<Skeleton variant="rounded" width={260} height={44} sx={{ mt: 2 }} />}>
      <ToolsDocuments toolIds={family.sizes.map(({ tool }) => tool._id)} />
    </Suspense>
  </article>
);
