import { apis } from './apis';
import { earlier } from './earlier';
import { flows } from './flows';
import type { Diagrams } from './model';
import { platform } from './platform';
import { terms } from './terms';
import { workspaces } from './workspaces';

/** The diagrams of the documentation, by the name that pages use. */
export const diagrams: Diagrams = {
  ...platform,
  ...flows,
  ...apis,
  ...workspaces,
  ...earlier,
  ...terms,
};
