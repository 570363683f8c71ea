import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import pieces from '../../../ui/pieces.module.css';
import type { GuideBlock, GuideWords } from './guide.ts';
import { useGuidePlace } from './guide-links.tsx';
import { useGuideTexts } from './use-guide.ts';

interface GuideArticleProps {
  job: string;
  /** Opens another page of the guide in the same place; default: a link to its own address. */
  onJob?: (job: string) => void;
}

/** The text and the picture of one page of the guide, without its title. */
export function GuideArticle({ job, onJob }: GuideArticleProps) {
  const { t } = useTranslation('guide');
  const query = useGuideTexts();
  return (
    <QueryView query={query} what="data" skeleton={<RowsSkeleton />}>
      {(texts) => {
        const text = texts.find((one) => one.job === job);
        if (text === undefined) return <Text>{t('missing')}</Text>;
        return (
          <Stack gap="sm" maw={720}>
            {text.blocks.map((block, index) => (
              <Block key={`${job} ${index}`} block={block} onJob={onJob} />
            ))}
            {text.picture !== undefined && (
              // Without a connection there is no picture; the text says it all.
              <img
                className={pieces.guidePicture}
                src={text.picture}
                alt={text.pictureText}
                loading="lazy"
                onError={({ currentTarget }) => currentTarget.remove()}
              />
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}

function Block({ block, onJob }: { block: GuideBlock; onJob: GuideArticleProps['onJob'] }) {
  if ('items' in block)
    return (
      <List type={block.kind === 'steps' ? 'ordered' : 'unordered'} spacing="xs" withPadding>
        {block.items.map((words, index) => (
          <List.Item key={index}>
            <Words words={words} onJob={onJob} />
          </List.Item>
        ))}
      </List>
    );
  const words = <Words words={block.words} onJob={onJob} />;
  if (block.kind === 'text') return <Text>{words}</Text>;
  return (
    <Title order={2} mt="xs">
      {words}
    </Title>
  );
}

function Words({ words, onJob }: { words: readonly GuideWords[]; onJob: GuideArticleProps['onJob'] }) {
  const place = useGuidePlace();
  return words.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('bold' in part) return <strong key={index}>{part.bold}</strong>;
    if ('code' in part) return <code key={index}>{part.code}</code>;
    const { to, text } = part;
    if (onJob !== undefined)
      return (
        <Anchor key={index} component="button" type="button" inherit onClick={() => onJob(to)}>
          {text}
        </Anchor>
      );
    return (
      <Anchor key={index} component={Link} to={`${place}/${to}`} inherit underline="always">
        {text}
      </Anchor>
    );
  });
}
