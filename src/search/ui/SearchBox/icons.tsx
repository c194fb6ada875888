import React, { type ReactNode } from 'react';

const icon = (path: string) =>
  function Icon({ className }: { className?: string }): ReactNode {
    return (
      <svg className={className} viewBox="0 0 20 20" width="1rem" height="1rem" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    );
  };

export const SearchIcon = icon('m14 14 4 4M2 8.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0Z');
export const WaitingIcon = icon('M10 3a7 7 0 1 1-7 7');
export const ClearIcon = icon('m4 4 12 12M16 4 4 16');
