import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Span } from './article.ts';

export const SpanText = ({ span }: { span: Span }) => {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'emphasis':
      return <em>{span.text}</em>;
    case 'link':
      return (
        <Link component={RouterLink} to={span.to} underline="always">
          {span.text}
        </Link>
      );
  }
};
