import { homeSize, popularToolsHeading } from 'functions/contract';
import { Hero } from '../../../features/home/Hero.tsx';
import { listOf, useHome } from '../../../features/home/useHome.ts';
import { PopularTools } from '../../../features/tools/cards/PopularTools.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { anchors } from '../../../lib/router/paths.ts';
import { HydratedLater } from '../../../ui/feedback/HydratedLater.tsx';
import { Section } from '../../../ui/layout/Section.tsx';

const load = () => import('./homeParts.ts');

/** The parts that load later: nobody can use them, or they are below the first screen. */
export const PlaneDrawing = lazyComponent(load, 'PlaneDrawing');
export const ServicePromises = lazyComponent(load, 'ServicePromises');
export const HomeDetails = lazyComponent(load, 'HomeDetails');

const drawing = (
  <HydratedLater isDecoration>
    <PlaneDrawing />
  </HydratedLater>
);

const promises = (
  <HydratedLater isDecoration>
    <ServicePromises />
  </HydratedLater>
);

const details = (
  <HydratedLater>
    <HomeDetails />
  </HydratedLater>
);

export const HomePage = () => {
  const home = useHome();
  return (
    <>
      <Hero drawing={drawing} />
      {promises}
      <Section
        id={anchors.popularTools}
        title={popularToolsHeading}
        intro="Prices are per piece and the same for everyone. Many tools cost less in larger quantities."
      >
        <PopularTools list={listOf(home, ({ tools }) => tools)} count={homeSize.tools} />
      </Section>
      {details}
    </>
  );
};
