/** The binary digits that select an icon in the sprite. */
const DIGITS = [1, 2, 4, 8, 16, 32];

/**
 * The classes that select an icon, by the binary digits of its position (src/css/layout.css): a class for each icon would
 * be 44 rules on every page, and a style attribute an exception in the content security policy.
 */
export const iconClass = (position: number): string =>
  DIGITS.filter((digit) => Math.floor(position / digit) % 2 === 1)
    .map((digit) => `icon-${digit}`)
    .join(' ');
