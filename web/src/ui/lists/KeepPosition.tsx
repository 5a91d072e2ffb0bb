import { Component, createRef, type PropsWithChildren } from 'react';

interface KeepPositionProps {
  /** The ids of the rows, in their order. */
  ids: readonly string[];
  /** The name of the list: another list starts where it is. */
  list: string;
}

interface Position {
  row: Element;
  top: number;
}

const rows = 'tbody > tr, li';
const outer = { overflowAnchor: 'none' } as const;

const visibleRows = (list: Element): Position[] =>
  [...list.querySelectorAll(rows)]
    .map((row) => ({ row, top: row.getBoundingClientRect().top }))
    .filter(({ top }) => top >= 0 && top < innerHeight);

/**
 * Keeps the visible rows of a list where they are in the window when rows above them are added or
 * removed. A class, because React has no hook that runs before a change of the page.
 */
export class KeepPosition extends Component<PropsWithChildren<KeepPositionProps>> {
  readonly #list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeepPositionProps): Position[] {
    const { ids, list } = this.props;
    const isSame = before.list !== list || before.ids.join() === ids.join();
    return isSame || !this.#list.current ? [] : visibleRows(this.#list.current);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, positions: Position[]) {
    const position = positions.find(({ row }) => row.isConnected);
    if (!position) return;
    const moved = position.row.getBoundingClientRect().top - position.top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.#list} style={outer}>
        {this.props.children}
      </div>
    );
  }
}
