import Link from '@docusaurus/Link';
import React, { type MouseEvent, type ReactNode } from 'react';

type Props = {
  /** The attributes and handlers of an option of the list box. */
  option: { onClick: (event: MouseEvent) => void };
  to: string;
  className: string | undefined;
  /** Whether it is a further section of the page above it. */
  isFurther?: boolean;
  /** Called when the link is followed, before the browser or the router opens it. */
  onFollow: (event: MouseEvent) => void;
  children: ReactNode;
};

/**
 * An option of the list box that is a link, so that the browser opens it in a new tab or copies its address. Not a tab
 * stop: the field keeps the focus, and arrow keys choose.
 */
export default function OptionLink({
  option,
  to,
  className,
  isFurther = false,
  onFollow,
  children,
}: Props): ReactNode {
  return (
    // The link is the option: an option cannot contain a link.
    <li role="presentation">
      <Link
        {...option}
        to={to}
        className={className}
        data-further={isFurther ? '' : undefined}
        tabIndex={-1}
        onClick={(event: MouseEvent) => {
          option.onClick(event);
          onFollow(event);
        }}
        onAuxClick={onFollow}
      >
        {children}
      </Link>
    </li>
  );
}
