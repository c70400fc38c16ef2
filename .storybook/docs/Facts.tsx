import type { ReactNode } from 'react';

interface FactsProps {
  /** Heads of the columns. */
  heads: string[];
  /** Cells of each row; the first is the name of the row. */
  rows: ReactNode[][];
}

/** A table of the docs; on a narrow page a list, in which each cell says the head of its column. */
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
            // oxlint-disable-next-line react/no-array-index-key -- rows never change places
            <tr key={row}>
              <th scope="row" data-label={heads[0]}>
                {name}
              </th>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor do cells
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
