import Translate from '@docusaurus/Translate';
import React, { type ReactNode } from 'react';

/** The caption of a drawn panel, put there by src/markdown/pictures: what it shows is no picture of the screen. */
export default function Schematic(): ReactNode {
  return (
    <figcaption data-no-markdown="" data-search-ignore="">
      <Translate>Schematic</Translate>
    </figcaption>
  );
}
