import { useTranslation } from 'react-i18next';
import classes from './details.module.css';

/**
 * Common questions before buying, with honest answers. The native element opens and closes before any script has run.
 */
export function Questions() {
  const { t } = useTranslation('landing');
  const questions = [
    [t('questions.card'), t('questions.cardText')],
    [t('questions.price'), t('questions.priceText')],
    [t('questions.cancel'), t('questions.cancelText')],
    [t('questions.data'), t('questions.dataText')],
    [t('questions.export'), t('questions.exportText')],
    [t('questions.law'), t('questions.lawText')],
    [t('questions.phone'), t('questions.phoneText')],
    [t('questions.languages'), t('questions.languagesText')],
    [t('questions.locations'), t('questions.locationsText')],
  ] as const;
  return (
    <section className={classes.questions} aria-labelledby="questions">
      <h2 id="questions" className={classes.questionsTitle}>
        {t('questions.title')}
      </h2>
      <div className={classes.questionList}>
        {questions.map(([question, answer]) => (
          <details key={question} className={classes.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
