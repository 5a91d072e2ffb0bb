import Link from '@mui/material/Link';
import { formatCount, type Mail } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../domain/time/dates.ts';
import { Fact, Facts } from '../../ui/layout/Facts.tsx';
import { aboutPath, kindTexts } from './mailTexts.ts';

/** The kind of a mail, and its recipient. */
export const MailFacts = ({ mail }: { mail: Mail }) => (
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
export const DeliveryFacts = ({ mail: { delivery, message } }: { mail: Mail }) => (
  <Facts>
    <Fact name="Attempts">{formatCount(delivery.attempts)}</Fact>
    {delivery.startTime && <Fact name="Last attempt">{formatDateTime(delivery.startTime)}</Fact>}
    {delivery.error && <Fact name="Why it failed">{delivery.error}</Fact>}
    {delivery.info && <Fact name="The mail server said">{delivery.info.response}</Fact>}
    <Fact name="Message-ID">{message.messageId}</Fact>
  </Facts>
);
