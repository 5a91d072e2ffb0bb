import { defaultSharedPicturePath, sharedPicture } from 'functions/contract';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from '../../lib/router/paths.ts';
import { SiteOrigin } from './siteOrigin.ts';

interface PageMetadataProps {
  title: string;
  description: string;
}

const Addresses = ({ origin }: { origin: string }) => {
  const address = origin + canonicalPath(useLocation().pathname);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + defaultSharedPicturePath} />
      <meta property="og:image:type" content={sharedPicture.type} />
      <meta property="og:image:width" content={String(sharedPicture.width)} />
      <meta property="og:image:height" content={String(sharedPicture.height)} />
      <meta property="og:image:alt" content="Tools Hub: carpentry tools in bulk" />
    </>
  );
};

/**
 * A page's metadata for search engines and link previews. React moves it to the document's head and
 * removes it with the page.
 */
export const PageMetadata = ({ title, description }: PageMetadataProps) => {
  const origin = useContext(SiteOrigin);
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:site_name" content="Tools Hub" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {origin && <Addresses origin={origin} />}
    </>
  );
};
