import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigationKey } from '../../lib/router/useNavigationKey.ts';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { PageMetadata } from './PageMetadata.tsx';

interface PageTitleProps {
  children: string;
  /** The document's title, if it differs from the heading. */
  documentTitle?: string;
  /** The description for search engines and link previews. Pages without one are not indexed. */
  description?: string;
  /** Shows the heading to screen readers only. */
  hidden?: boolean;
  sx?: TypographyProps['sx'];
}

/** The router's key of the first location of this visit, or of a reload. */
const firstKey: string = globalThis.history?.state?.key ?? 'default';

const inBrowser = typeof document !== 'undefined';

/**
 * Sets the document's title. Only the prerendering renders a `title` element: in the browser, React
 * would leave the document without a title between two pages, and duplicate the prerendered one.
 */
const DocumentTitle = ({ children }: { children: string }) => {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return inBrowser ? null : <title>{children}</title>;
};

/** A page's main heading. It takes the focus after a navigation, for screen readers. */
export const PageTitle = ({
  children,
  documentTitle = children,
  description,
  hidden = false,
  sx = null,
}: PageTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const navigationKey = useNavigationKey();
  const title = `${documentTitle} · Tools Hub`;
  useEffect(() => {
    if (navigationKey !== firstKey && !hash) heading.current?.focus({ preventScroll: true });
  }, [navigationKey, hash]);
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
