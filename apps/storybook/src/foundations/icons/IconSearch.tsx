import { Empty, Icon, SearchField, toast, writeClipboard, type Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useState } from 'react';
import { keywordsOf } from './keywords.ts';
import './icons.css';

type GlyphName = keyof typeof glyphs;
const all = Object.entries(glyphs) as [GlyphName, Glyph][];

/** Every glyph, searchable by its name and its meanings. A press copies the line that shows it. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(([name]) => words.every((word) => keywordsOf(name).includes(word)));
  const copy = async (name: GlyphName) => {
    await writeClipboard(`<Icon glyph={glyphs.${name}} />`).then(
      () => toast.success(`Copied ${name}`),
      () => toast.fail('The clipboard is closed to this page'),
    );
  };
  return (
    <div className="icon-search">
      <SearchField label="Search icons" placeholder="wallet, money, close" value={query} onChange={setQuery} />
      <output className="quiet">
        {found.length} of {all.length}
      </output>
      {found.length ? (
        <ul className="icon-grid">
          {found.map(([name, glyph]) => (
            <li key={name}>
              <button type="button" className="icon-tile" onClick={() => copy(name)}>
                <Icon glyph={glyph} />
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Empty icon={glyphs.search} title="No icon found" description="Search for what it shows, or for its purpose." />
      )}
    </div>
  );
}
