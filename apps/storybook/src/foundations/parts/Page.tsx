import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { ComponentType, ElementType } from 'react';
import { hrefOf, pageNames, pages, type PageName } from './pages.ts';
import { prose } from './prose.tsx';
import './page.css';

interface PageProps {
  name: PageName;
  /** The text, an MDX module. */
  text: ComponentType<{ components?: Record<string, ElementType> }>;
}

/** A page of the Foundations: its title, its text with live examples, and a link to the next one. */
export function Page({ name, text: Text }: PageProps) {
  const next = pageNames[pageNames.indexOf(name) + 1];
  return (
    <article className="page" lang="en">
      <header className="page-head">
        <p className="page-number">
          {pageNames.indexOf(name) + 1} of {pageNames.length}
        </p>
        <h1 className="page-title">{name}</h1>
        <p className="page-lead">{pages[name]}</p>
      </header>
      <div className="prose">
        <Text components={prose} />
      </div>
      {next && (
        <a className="page-next" href={hrefOf(next)} target="_top">
          <span>
            <small>Next</small>
            {next}
          </span>
          <Icon glyph={glyphs.chevronRight} mirrored />
        </a>
      )}
    </article>
  );
}
