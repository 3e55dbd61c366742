import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Faq } from '@ezwallet/api-client/contract';
import { Chip, Empty, SearchField, Skeleton, TextButton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { useFrame } from '../../../../world/frame.ts';
import { homePaths, supportPaths } from '../../../../world/paths.ts';
import { useStores } from '../../../../world/StoresContext.tsx';
import { AnswerRating } from '../../components/AnswerRating.tsx';
import { Question } from '../../components/Question.tsx';
import { QuestionRow } from '../../components/QuestionRow.tsx';
import { WrittenText } from '../../components/WrittenText.tsx';
import { findQuestions, groupQuestions } from '../../model/findQuestions.ts';
import { htmlLang } from '../../model/htmlLang.ts';
import { useContent } from '../../model/useContent.ts';
import { ChipRow } from '../../../../shared/filters/ChipRow.tsx';
import styles from './QuestionsPage.module.css';

/** Questions with their answers, by topic. The address may name one of them, or what to search for. */
export const QuestionsPage = observer(function QuestionsPage() {
  const { t } = useLingui();
  const content = useContent();
  const { locale } = useStores().settings;
  const named = useLocation().hash.slice(1);
  const isAnswer = useFrame() === 'detail';
  useEffect(() => void content.loadBanners(), [content, locale]);
  return (
    <Screen title={isAnswer ? t`Answer` : t`Questions`} onBack={useGoBack(homePaths.home())}>
      <Loaded
        of={content.banners}
        className={styles.page}
        failed={t`We could not load the questions`}
        skeleton={<Skeleton height={320} />}
      >
        {({ faq: { slider_data: faqs } }) =>
          isAnswer ? <Answer faq={faqs.find(({ id }) => id === named)} /> : <Questions key={locale} faqs={faqs} />
        }
      </Loaded>
    </Screen>
  );
});

/** The answer beside the list of a laptop. */
function Answer({ faq }: { faq: Faq | undefined }) {
  const { t } = useLingui();
  const { locale } = useStores().settings;
  if (!faq) return <Empty picture={pictures.lens} title={t`No answer found`} description={t`Try other words.`} />;
  const lang = htmlLang(faq.lang, locale);
  return (
    <article className={styles.page}>
      <h2 className={styles.asked} lang={lang}>
        {faq.question}
      </h2>
      <WrittenText body={faq.body} lang={lang} />
      <AnswerRating key={faq.id} id={faq.id} />
    </article>
  );
}

function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const named = faqs.find(({ id }) => `#${id}` === hash);
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const [chosen, setChosen] = useState<string | null>(named?.topic ?? null);
  const Row = useFrame() === 'list' ? QuestionRow : Question;
  const all = groupQuestions(faqs);
  const isSearch = typed.trim() !== '';
  const found = findQuestions(faqs, typed);
  const topics = groupQuestions(isSearch || chosen === null ? found : faqs.filter(({ topic }) => topic === chosen));
  return (
    <>
      <SearchField
        label={t`Search questions`}
        placeholder={t`Search ${plural(faqs.length, { one: '# answer', other: '# answers' })}`}
        value={typed}
        onChange={setTyped}
      />
      {!isSearch && (
        <ChipRow label={t`Topic`}>
          <Chip selected={chosen === null} onClick={() => setChosen(null)}>
            <Trans>All</Trans>
          </Chip>
          {all.map(({ name }) => (
            <Chip key={name} selected={chosen === name} onClick={() => setChosen(name)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <output className={styles.unseen}>
        {isSearch && <Plural value={found.length} one="# answer" other="# answers" />}
      </output>
      {topics.map(({ name, questions }) => (
        <section key={name} aria-label={name}>
          <div className={styles.head}>
            <h2>{name}</h2>
            <span className={styles.count}>
              <Plural value={questions.length} one="# answer" other="# answers" />
            </span>
          </div>
          <div className={styles.card}>
            {questions.map((faq) => (
              <Row key={faq.id} faq={faq} isNamed={faq === named} />
            ))}
          </div>
        </section>
      ))}
      {topics.length === 0 && (
        <Empty picture={pictures.lens} title={t`No answer found`} description={t`Try other words.`} />
      )}
      <p className={styles.more}>
        <Trans>
          Not answered? <TextButton render={<Link to={supportPaths.chat()} />}>Write to us</TextButton>
        </Trans>
      </p>
    </>
  );
}
