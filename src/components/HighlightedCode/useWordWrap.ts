import type { useCodeWordWrap } from '@docusaurus/theme-common/internal';
import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Whether the lines of a code block wrap, and whether they are longer than the block. In place of the theme's hook,
 * which compares and observes more than a block of code needs: a tenth of the time in which a page starts.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) return;
    // Told of a block in a tab when the tab is opened, too.
    const observer = new ResizeObserver(() => {
      const isWider = block.scrollWidth > block.clientWidth;
      startTransition(() => setIsCodeScrollable(isWider || isEnabled));
    });
    observer.observe(block);
    return () => observer.disconnect();
  }, [isEnabled]);

  const toggle = () => {
    const style = codeBlockRef.current?.querySelector('code')?.style;
    style?.setProperty('white-space', isEnabled ? '' : 'pre-wrap');
    // Without it one long word would still leave the block.
    style?.setProperty('overflow-wrap', isEnabled ? '' : 'anywhere');
    setIsEnabled(!isEnabled);
  };
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
