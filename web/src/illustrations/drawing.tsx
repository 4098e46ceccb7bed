import type { ReactNode } from 'react';

/** What every picture takes: how large it is shown is up to the page. */
export interface PictureProps {
  readonly className?: string;
}

interface DrawingProps extends PictureProps {
  /** One unit is one pixel at the size the picture was drawn for, so that every line is equally thick. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * The sheet that every picture of the site is drawn on: lines in the primary colour, patches in the second colour,
 * objects the colour of paper. Pictures only accompany words, so assistive technology passes over them.
 */
export function Drawing({ width, height, className = '', children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={`h-auto max-w-full fill-none stroke-current text-primary ${className}`}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Class of a patch of the second colour: no outline, a little off its line, as in a two-colour print. */
export const patch = 'fill-patch stroke-none';

/** Class of an object that hides what is behind it. */
export const solid = 'fill-surface';
