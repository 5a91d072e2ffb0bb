import { anchors, paths } from '../../lib/router/paths.ts';

interface Education {
  title: string;
  institution: string;
  years: string;
}

interface Project {
  title: string;
  text: string;
  to: string;
}

export interface Owner {
  name: string;
  headline: string;
  bio: string;
  education: Education[];
  skills: string[];
  projects: Project[];
}

/** The shop's owner, for the portfolio page. */
export const owner: Owner = {
  name: 'Thea Hollinbrace',
  headline: 'Joiner, toolmaker and owner of Tools Hub',
  bio: 'I trained at the bench, then spent eleven years making the planes and chisels I had been using. Tools Hub began when a joinery of thirty asked for all of theirs at once, and nobody could tell them what was in stock. We still make what we sell, and I still sharpen the first piece of each batch.',
  education: [
    {
      title: 'Master craftswoman in joinery',
      institution: 'Guild school of the joinery trade',
      years: '2009 – 2011',
    },
    {
      title: 'Diploma in toolmaking and heat treatment',
      institution: 'Technical college, evening course',
      years: '2005 – 2008',
    },
    {
      title: 'Apprenticeship in bench joinery',
      institution: 'A family workshop of nine',
      years: '2001 – 2004',
    },
  ],
  skills: [
    'Bench joinery',
    'Plane making',
    'Heat treatment of edge tools',
    'Sharpening',
    'Tool restoration',
    'Workshop planning',
    'Quality inspection',
    'Purchasing in bulk',
    'Teaching apprentices',
  ],
  projects: [
    {
      title: 'The Tools Hub range',
      text: 'Planes, chisels, saws and clamps made in one works and sold by the case, with the stock shown as it is.',
      to: `${paths.home}#${anchors.popularTools}`,
    },
    {
      title: 'Sharpening Fridays',
      text: 'One station, two angles and a fixed day: the routine I have set up in workshops of three to forty.',
      to: paths.article.href('sharpening-for-a-workshop'),
    },
    {
      title: 'Boards that show what is missing',
      text: 'A way to hang and pack shared tools so that a gap is seen before the van leaves.',
      to: paths.article.href('storing-shared-tools'),
    },
  ],
};
