import { homeSize, popularToolsHeading } from 'functions/contract';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Hero } from '../../../features/home/Hero.tsx';
import { listOf, useHome } from '../../../features/home/useHome.ts';
import { PopularTools } from '../../../features/tools/cards/PopularTools.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { anchors } from '../../../lib/router/paths.ts';
import { usePayer, visitor } from '../../../lib/session/payer.ts';
import { HydratedLater } from '../../../ui/feedback/HydratedLater.tsx';
import { Section } from '../../../ui/layout/Section.tsx';

const load = () => import('./homeParts.ts');

/** The parts that load later: nobody can use them, or they are below the first screen. */
export const PlaneDrawing = lazyComponent(load, 'PlaneDrawing');
export const ServicePromises = lazyComponent(load, 'ServicePromises');
export const HomeDetails = lazyComponent(load, 'HomeDetails');
const OwnPopularTools = lazyComponent(load, 'OwnPopularTools');

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
  const payer = usePayer();
  const list = listOf(useHome(), ({ tools }) => tools);
  // List prices are for visitors alone.
  if (payer !== visitor) list.data = undefined;
  const tools = <PopularTools list={list} count={homeSize.tools} />;
  return (
    <>
      <Hero drawing={drawing} />
      {promises}
      <Section
        id={anchors.popularTools}
        title={popularToolsHeading}
        intro="Prices are per piece. Many tools cost less in larger quantities."
      >
        {payer ? (
          <ErrorBoundary fallback={tools}>
            <Suspense fallback={tools}>
              <OwnPopularTools />
            </Suspense>
          </ErrorBoundary>
        ) : (
          tools
        )}
      </Section>
      {details}
    </>
  );
};
