import { useEffect } from 'react';

const inBrowser = typeof document !== 'undefined';

/**
 * Names the document. A `title` element of React's would leave the document without a name between
 * two pages, and beside the one that was served: only the prerendering writes one.
 */
export const DocumentTitle = ({ children }: { children: string }) => {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return inBrowser ? null : <title>{children}</title>;
};
