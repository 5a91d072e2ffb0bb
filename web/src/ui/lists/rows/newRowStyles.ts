import { keyframes, type Theme } from '@mui/material/styles';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

const bar = {
  boxShadow: ({ vars, palette }: Theme) =>
    `inset 4px 0 ${(vars ?? { palette }).palette.secondary.main}`,
} as const;

const slides = {
  '@media (prefers-reduced-motion: no-preference)': { animation: `${slideIn} 300ms ease-out` },
} as const;

/** A bar at the start of a new row of a small screen, which slides in. */
export const newItemStyles = { ...bar, ...slides };

/** The same in a table. The first cell has the bar: anything before it would be a cell too. */
export const newRowStyles = { '& > :not(* + *)': bar, ...slides };
