/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   The elements become blocks on a phone, and lose the roles that are not explicit in some browsers. */
import Table from '@site/src/components/Table';
import React, { type ReactNode } from 'react';

type Row = { key: string; cells: readonly ReactNode[] };

/** A table from data, with the labels and roles that src/markdown/tables adds to the tables of Markdown. */
export default function DataTable({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly Row[];
}): ReactNode {
  return (
    <Table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                role="cell"
                data-label={index > 0 ? columns[index] : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
