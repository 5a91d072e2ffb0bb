import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { formatCount, type Mail, type MailMessage } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../domain/time/dates.ts';
import { ChosenView } from '../../ui/inputs/ChosenView.tsx';
import { mainAndSide } from '../../ui/layout/columns.ts';
import { DetailsCard } from '../../ui/layout/DetailsCard.tsx';
import { Fact, Facts } from '../../ui/layout/Facts.tsx';
import { aboutPath, kindTexts } from './mailTexts.ts';

/** The kind of a mail, and its recipient. */
const MailFacts = ({ mail }: { mail: Mail }) => (
  <Facts>
    <Fact name="Kind">{kindTexts[mail.kind]}</Fact>
    <Fact name="To">{mail.to.join(', ')}</Fact>
    {mail.replyTo && <Fact name="Replies go to">{mail.replyTo}</Fact>}
    <Fact name="About">
      <Link component={RouterLink} to={aboutPath(mail.about)}>
        {mail.about.label}
      </Link>
    </Fact>
    {mail.attachedInvoice && <Fact name="Attached">{mail.attachedInvoice}</Fact>}
    <Fact name="Created">{formatDateTime(mail.createdAt)}</Fact>
  </Facts>
);

/** How far the delivery of a mail has come. */
const DeliveryFacts = ({ mail: { delivery, message } }: { mail: Mail }) => (
  <Facts>
    <Fact name="Attempts">{formatCount(delivery.attempts)}</Fact>
    {delivery.startTime && <Fact name="Last attempt">{formatDateTime(delivery.startTime)}</Fact>}
    {delivery.error && <Fact name="Why it failed">{delivery.error}</Fact>}
    {delivery.info && <Fact name="The mail server said">{delivery.info.response}</Fact>}
    <Fact name="Message-ID">{message.messageId}</Fact>
  </Facts>
);

const forms = { html: 'Design', text: 'Plain text' } as const;

const frame = {
  width: '100%',
  height: 640,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'common.white',
};
const plain = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.875rem' };

/** A mail as its readers see it. The frame runs no script, sends no form and opens no window. */
const MailContents = ({ message }: { message: MailMessage }) => (
  <ChosenView label="Show as" choices={forms} initial="html">
    {(form) =>
      form === 'html' ? (
        <Box component="iframe" title="The mail" sandbox="" srcDoc={message.html} sx={frame} />
      ) : (
        <Box component="pre" sx={plain}>
          {message.text}
        </Box>
      )
    }
  </ChosenView>
);

const grid = {
  ...mainAndSide({ main: 5, minWidth: 260 }),
  maxWidth: 1280,
};

/** The content and the delivery of a mail. */
export const MailDetails = ({ mail }: { mail: Mail }) => (
  <Box sx={grid}>
    <DetailsCard title="Content">
      <MailContents message={mail.message} />
    </DetailsCard>
    <Stack spacing={{ xs: 2, md: 3 }}>
      <DetailsCard title="Mail">
        <MailFacts mail={mail} />
      </DetailsCard>
      <DetailsCard title="Delivery">
        <DeliveryFacts mail={mail} />
      </DetailsCard>
    </Stack>
  </Box>
);
