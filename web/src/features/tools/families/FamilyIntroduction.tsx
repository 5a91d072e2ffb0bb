import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { counted, type FamilyPage, summaryOf } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { FamilyHead } from './FamilyHead.tsx';

const descriptionOf = ({ name, text, sizes }: FamilyPage): string =>
  summaryOf(text) || `${name} in ${counted(sizes.length, 'size')}`;

/** The picture, the name and the text of a family. */
export const FamilyIntroduction = ({ family }: { family: FamilyPage }) => (
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
);
