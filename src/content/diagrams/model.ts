/** The kinds of things in pictures. Each has one color and one shape everywhere (src/css/tokens.css). */
export type Kind = 'service' | 'flow' | 'step' | 'data' | 'outside';

/** A diagram of boxes and arrows in diagrams.yml, in one layout for wide columns and one for phones. */
export type Diagram = {
  /** Caption: one line. */
  title: string;
  /** What the picture shows, in words. */
  text: string;
  /** The boxes by id: kind and lines of the label. */
  boxes: Record<string, [kind: Kind, ...label: string[]]>;
  /**
   * The arrows: `a -> b`, `a <-> b`, or dashed `a --> b`, each with an optional `: label`. The boxes must be in one row
   * or one column, at least in part, with nothing between them.
   */
  arrows: string[];
  /**
   * The layouts: rows of box ids, like the areas of a CSS grid. A repeated id is one larger box, a dot is an empty place.
   */
  wide: string[];
  narrow: string[];
};

/** An arrow, read from its text. */
export type Arrow = { from: string; to: string; both: boolean; dashed: boolean; label: string };

const ARROW = /^(\w+) (<->|-->|->) (\w+)(?:: (.+))?$/;

/**
 * Reads the arrows of a diagram.
 * @throws Error if an arrow is not of the form of `Diagram.arrows`
 */
export function arrowsOf({ arrows }: Diagram): Arrow[] {
  return arrows.map((text) => {
    const [, from = '', line, to = '', label = ''] = ARROW.exec(text) ?? [];
    if (!line) throw new Error(`"${text}" is not an arrow: write "a -> b" or "a -> b: label".`);
    return { from, to, label, both: line === '<->', dashed: line === '-->' };
  });
}
