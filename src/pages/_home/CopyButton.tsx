import { translate } from '@docusaurus/Translate';
import React, { type ReactNode, useState } from 'react';

/** A button that copies a text, and says that it did. */
export default function CopyButton({
  text,
  className,
}: {
  text: string;
  className?: string;
}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      className={className}
      aria-live="polite"
      onBlur={() => setIsCopied(false)}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    >
      {isCopied
        ? translate({
            id: 'theme.CodeBlock.copied',
            message: 'Copied',
            description: 'The copied button label on code blocks',
          })
        : translate({
            id: 'theme.CodeBlock.copy',
            message: 'Copy',
            description: 'The copy button label on code blocks',
          })}
    </button>
  );
}
