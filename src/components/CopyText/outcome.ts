import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState } from 'react';

/** What a button says after it has copied. */
export const copiedMessage = (): string =>
  translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });

/** What is said where the browser denies clipboard access, and the text is selected instead. */
export const refusedText = (): string =>
  translate({ message: 'Not copied. The text is selected: copy it with the keyboard.' });

/**
 * A state that ends by itself, such as the outcome of a click.
 * @param duration how long a value is kept, in milliseconds
 * @returns the value, undefined when its time is over; and the function that sets it
 */
export function useTemporary<Value>(
  duration: number,
): [value: Value | undefined, set: (value: Value) => void] {
  const timer = useRef<number | undefined>(undefined);
  const [value, setValue] = useState<Value>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const set = (next: Value) => {
    window.clearTimeout(timer.current);
    setValue(next);
    timer.current = window.setTimeout(() => setValue(undefined), duration);
  };
  return [value, set];
}
