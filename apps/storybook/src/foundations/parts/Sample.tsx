import type { ReactNode } from 'react';

interface SampleProps {
  /** The content to show. */
  caption?: ReactNode;
  /** In phone width instead of the text's width. */
  phone?: boolean;
  children: ReactNode;
}

/** A live part of the kit on the page's own background. */
export function Sample({ caption, phone, children }: SampleProps) {
  return (
    <figure className="sample" data-phone={phone || undefined}>
      <div className="sample-ground">{children}</div>
      {caption && <figcaption className="sample-caption">{caption}</figcaption>}
    </figure>
  );
}
