import { diagrams } from '../../content/diagrams';
import { suggestion } from '../../content/suggestion';
import { attributeOf, expressionAttribute } from '../mdx';
import type { Expansion } from './page';

/** `<Diagram name="…" />`: the component with the boxes and arrows of the diagram. */
export const diagram: Expansion = (element) => {
  const name = attributeOf(element, 'name');
  const facts = new Map(Object.entries(diagrams())).get(name);
  if (!facts)
    throw new Error(
      `There is no diagram "${name}". ${suggestion(name, Object.keys(diagrams()))} They are in src/content/diagrams/diagrams.yml.`,
    );
  const attributes = [expressionAttribute('facts', JSON.stringify(facts))];
  return [{ ...element, attributes }];
};
