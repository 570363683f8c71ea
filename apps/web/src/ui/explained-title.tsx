import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { CircleQuestionMark } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useExplanation } from '../lib/explanations.ts';

interface ExplainedTitleProps {
  title: string;
  order: 1 | 2;
  /** For readers who come here for the first time. */
  about: string;
  id?: string;
}

/** A heading and what it is about: in words at the first visit, afterwards behind the question mark beside it. */
export function ExplainedTitle({ title, order, about, id }: ExplainedTitleProps) {
  const { t } = useTranslation();
  const [isOpen, toggle] = useExplanation(about);
  const text = useId();
  return (
    <div>
      <Group gap={2} wrap="nowrap">
        <Title order={order} {...(id !== undefined && { id })}>
          {title}
        </Title>
        <ActionIcon
          aria-label={t('common:explain', { title })}
          aria-expanded={isOpen}
          aria-controls={text}
          my={-8}
          c="dimmed"
          onClick={toggle}
        >
          <CircleQuestionMark size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <Text id={text} c="dimmed" maw={640} hidden={!isOpen}>
        {about}
      </Text>
    </div>
  );
}
