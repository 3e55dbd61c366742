import { hrefOf, pageNames, pages } from '../parts/pages.ts';
import './start.css';

/** The pages of the Foundations with their topics. */
export function Contents() {
  return (
    <ol className="contents">
      {pageNames.slice(1).map((name) => (
        <li key={name}>
          <a className="contents-link" href={hrefOf(name)} target="_top">
            <b>{name}</b>
            <span>{pages[name]}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
