/** A figure of the build that has a budget. */
export interface Figure {
  label: string;
  value: number;
  budget: number;
  unit: 'KB gz' | 'scripts' | 'deep';
}

/** Whether the figure fails the build. */
export const isOver = ({ value, budget }: Figure): boolean => value > budget;

/** A figure as a line of the build's output. */
export const figureLine = (figure: Figure): string => {
  const { label, value, budget, unit } = figure;
  const text = unit === 'KB gz' ? value.toFixed(1) : String(value);
  return `${isOver(figure) ? 'OVER ' : '     '}${text.padStart(6)} of ${budget} ${unit}  ${label}`;
};
