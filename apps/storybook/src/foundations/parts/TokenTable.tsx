import type { ReactNode } from 'react';

interface TokenTableProps {
  /** Name of the table for screen readers. */
  label: string;
  head: readonly string[];
  /** One row per token: its key first, then a cell per column. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** A table of tokens; its first cell names the row. */
export function TokenTable({ label, head, rows }: TokenTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller without controls needs the keyboard
    <section className="scroller" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={head[0]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
