import type { ReactNode } from 'react';

interface FactsProps {
  /** Heads of the columns. */
  heads: string[];
  /** Cells of each row; the first is the name of the row. */
  rows: ReactNode[][];
}

/** A table of the docs that stays within a narrow page. */
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
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor do cells
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
