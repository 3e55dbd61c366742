import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { SearchField } from '@ezwallet/ui';
import { contentPaths } from '../../../world/paths.ts';

/** Searches all questions, on their own screen. */
export function SearchQuestions() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    void navigate(q === '' ? contentPaths.questions() : `${contentPaths.questions()}?${new URLSearchParams({ q })}`);
  };
  return (
    <search>
      <form onSubmit={search}>
        <SearchField
          label={t`Search questions`}
          placeholder={t`Search questions`}
          value={typed}
          onChange={setTyped}
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
