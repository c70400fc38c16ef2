import type { ReactNode } from 'react';

interface FactsProps {
  /** Column headers. */
  heads: string[];
  /** Cells of each row. The first cell is the row header. */
  rows: ReactNode[][];
}

/** A table in the docs. On a narrow page it becomes a list in which each cell starts with its column header. */
export function Facts({ heads, rows }: FactsProps) {
  return (
    <div className="facts">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are never reordered
            <tr key={row}>
              <th scope="row" data-label={heads[0]}>
                {name}
              </th>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells are never reordered
                <td key={column} data-label={heads[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
