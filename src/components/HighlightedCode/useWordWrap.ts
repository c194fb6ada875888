import type { useCodeWordWrap } from '@docusaurus/theme-common/internal';
import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Whether the lines of a code block wrap, and whether they overflow. Replaces the theme's hook, whose additional
 * comparisons and observers take a tenth of the hydration time.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) return;
    // Also notified when a block in a tab becomes visible.
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
    // Without this, one long word would still overflow the block.
    style?.setProperty('overflow-wrap', isEnabled ? '' : 'anywhere');
    setIsEnabled(!isEnabled);
  };
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
