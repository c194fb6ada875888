import type { Area } from '@site/src/search/core/types';
import React, { type ReactNode } from 'react';
import Choice from '../Choice';
import { messages } from '../messages';

/** The value of the option for all areas, which is the name of none. */
const ALL = '*';

/** The label of an area. */
export const areaLabel = (name: string): string => name || messages.noArea();

type Props = {
  areas: readonly Area[];
  /** The area that the results are limited to; undefined for all. */
  area: string | undefined;
  onChange: (area: string | undefined) => void;
};

/** The area of the results, each with its number of pages. Renders nothing if there is no choice. */
export default function AreaChoice({ areas, area = ALL, onChange }: Props): ReactNode {
  if (areas.length < 2) return null;
  const total = areas.reduce((sum, { count }) => sum + count, 0);
  return (
    <Choice
      legend={messages.area()}
      options={[
        { value: ALL, label: messages.allAreas(), count: total },
        ...areas.map(({ name, count }) => ({ value: name, label: areaLabel(name), count })),
      ]}
      value={area}
      onChange={(value) => onChange(value === ALL ? undefined : value)}
    />
  );
}
