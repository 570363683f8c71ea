import { ActionIcon, Group, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface StepperProps {
  /** The current value, such as a week or a year. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  onPrevious: () => void;
  onNext: () => void;
  /** There is none before. */
  isFirst?: boolean;
  /** More buttons, such as "today". */
  children?: ReactNode;
}

/** One step back, one step forward. The new value is announced. */
export function Stepper(props: StepperProps) {
  const { label, previousLabel, nextLabel, onPrevious, onNext, isFirst = false, children } = props;
  return (
    <Group gap={4}>
      {/* A long label on a phone is broken beside the arrows, not below them. */}
      <Group gap={4} wrap="nowrap">
        <ActionIcon data-on-screen variant="default" aria-label={previousLabel} disabled={isFirst} onClick={onPrevious}>
          <ChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon data-on-screen variant="default" aria-label={nextLabel} onClick={onNext}>
          <ChevronRight size={18} />
        </ActionIcon>
        <Text fw={600} size="lg" mx="xs" role="status">
          {label}
        </Text>
      </Group>
      {children}
    </Group>
  );
}
