import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentTitle } from './DocumentTitle.tsx';
import { PageMetadata } from './PageMetadata.tsx';
import { useArrival } from './useArrival.ts';
import { visuallyHidden } from './visuallyHidden.ts';

interface PageTitleProps {
  children: string;
  /** The document's title, where it is not the heading. */
  documentTitle?: string;
  /** What search engines and shared links say of the page; a page without one is not for them. */
  description?: string;
  /** Leaves the heading to those who do not see the page. */
  hidden?: boolean;
  sx?: TypographyProps['sx'];
}

/** The router's key for the place at which the visit began, or was reloaded. */
const firstKey: string = globalThis.history?.state?.key ?? 'default';

/** A page's main heading. It takes the focus after a navigation, so that screen readers go there. */
export const PageTitle = ({
  children,
  documentTitle = children,
  description,
  hidden = false,
  sx = null,
}: PageTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const arrival = useArrival();
  const title = `${documentTitle} · Tools Hub`;
  useEffect(() => {
    if (arrival !== firstKey && !hash) heading.current?.focus({ preventScroll: true });
  }, [arrival, hash]);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      {description ? (
        <PageMetadata title={title} description={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <Typography ref={heading} variant="h1" tabIndex={-1} sx={hidden ? visuallyHidden : sx}>
        {children}
      </Typography>
    </>
  );
};
