import { mdiCashRefund, mdiCursorPointer, mdiTruckFastOutline } from '@mdi/js';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { bestServiceHeading } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { anchors, paths } from '../../lib/router/paths.ts';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/media/Icon.tsx';

const services = [
  {
    icon: mdiCursorPointer,
    title: 'Very easy to use',
    more: anchors.popularTools,
    text: 'Choose a tool, type how many pieces you need and see the total at once. No quotation to wait for.',
  },
  {
    icon: mdiTruckFastOutline,
    title: 'Fastest Delivery',
    more: anchors.promises,
    text: 'Whether one case or a van full: what you order today is with you within 7 days.',
  },
  {
    icon: mdiCashRefund,
    title: 'Trusted Refund Policy',
    more: anchors.promises,
    text: 'Not what your workshop needs? Send it back and have your money returned. We ask no questions.',
  },
];

export const BestService = () => (
  <Section title={bestServiceHeading}>
    <CardGrid>
      {services.map(({ icon, title, text, more }) => (
        <Paper component="article" variant="outlined" key={title} sx={{ p: 3 }}>
          <Icon path={icon} sx={{ fontSize: 36, color: 'secondary.main', mb: 1.5 }} />
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>{text}</Typography>
          <Link
            component={RouterLink}
            to={`${paths.home}#${more}`}
            // By default, a link to the current address would not lead there again.
            replace={false}
            aria-label={`Learn More: ${title}`}
          >
            Learn More
          </Link>
        </Paper>
      ))}
    </CardGrid>
  </Section>
);
