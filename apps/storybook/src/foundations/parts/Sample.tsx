import type { ReactNode } from 'react';

interface SampleProps {
  /** What is to be seen. */
  caption?: ReactNode;
  /** As on a phone, instead of as wide as the text. */
  phone?: boolean;
  children: ReactNode;
}

/** A live piece of the kit on the page's own ground. */
export function Sample({ caption, phone, children }: SampleProps) {
  return (
    <figure className="sample" data-phone={phone || undefined}>
      <div className="sample-ground">{children}</div>
      {caption && <figcaption className="sample-caption">{caption}</figcaption>}
    </figure>
  );
}
