import { Section } from '../components/Section.tsx';
import { RulerEdge } from '../features/home/RulerEdge.tsx';
import { EducationList } from '../features/portfolio/EducationList.tsx';
import { OwnerIntroduction } from '../features/portfolio/OwnerIntroduction.tsx';
import { owner } from '../features/portfolio/owner.ts';
import { ProjectCards } from '../features/portfolio/ProjectCards.tsx';
import { SkillList } from '../features/portfolio/SkillList.tsx';

export const PortfolioPage = () => (
  <>
    <OwnerIntroduction name={owner.name} headline={owner.headline} bio={owner.bio} />
    <RulerEdge />
    <Section title="Education">
      <EducationList education={owner.education} />
    </Section>
    <Section title="Skills">
      <SkillList skills={owner.skills} />
    </Section>
    <Section title="Projects">
      <ProjectCards projects={owner.projects} />
    </Section>
  </>
);
