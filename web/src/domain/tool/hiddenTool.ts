import { isShown, stageNames, type Tool } from 'functions/contract';

/** Why only staff see a tool. */
export const hiddenText = ({ stage }: Pick<Tool, 'stage'>): string =>
  stage === 'draft' ? stageNames.draft : 'Hidden: no picture';

/** Why a payer does not see a tool that is offered. */
export const unseenText = (tool: Pick<Tool, 'imageLink' | 'stage'>): string =>
  isShown(tool) ? 'Not in the assortment of this customer' : hiddenText(tool);

/** The pictures of a tool, the main one first; none of a hidden tool without one. */
export const picturesOf = ({ imageLink, morePictures }: Tool): string[] =>
  [imageLink, ...morePictures].filter((link) => link !== '');
