/**
 * The look of the room for rows that are not drawn yet, which keeps what is below the list where it
 * is: a bar for each row, as in a skeleton. It covers the nearest positioned element.
 */
export const undrawnStyles = (rowHeight: number) => {
  const middle = rowHeight / 2;
  const bar = 'var(--mui-palette-action-hover)';
  const line = 'var(--mui-palette-divider)';
  const stops = [
    `transparent ${middle - 7}px`,
    `${bar} ${middle - 7}px ${middle + 7}px`,
    `transparent ${middle + 7}px ${rowHeight - 1}px`,
    `${line} ${rowHeight - 1}px`,
  ];
  return {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(${stops.join()})`,
      backgroundSize: `100% ${rowHeight}px`,
    },
  } as const;
};
