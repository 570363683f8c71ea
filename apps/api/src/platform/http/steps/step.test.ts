import { expect, test } from 'vitest';
import { takeSteps, type Exchange, type Step } from './step.ts';

const exchange = {} as Exchange;
const json = (body: string) => ({ status: 200, body });

test('each step comes after the one before it, and around those after it', async () => {
  const seen: string[] = [];
  const around =
    (name: string): Step =>
    async (_, next) => {
      seen.push(`${name} begins`);
      const outcome = await next();
      seen.push(`${name} ends`);
      return outcome;
    };
  const last: Step = () => Promise.resolve(json('"done"'));
  expect(await takeSteps([around('turn'), around('once'), last], exchange)).toEqual(json('"done"'));
  expect(seen).toEqual(['turn begins', 'once begins', 'once ends', 'turn ends']);
});

test('nothing comes after a step that answers or refuses', async () => {
  const never: Step = () => {
    throw new Error('reached');
  };
  expect(await takeSteps([() => Promise.resolve(json('"known"')), never], exchange)).toEqual(json('"known"'));
  const refuse: Step = () => {
    throw new RangeError('refused');
  };
  await expect(takeSteps([refuse, never], exchange)).rejects.toThrow('refused');
});

test('steps that answer nothing are a fault of the program', async () => {
  await expect(takeSteps([(_, next) => next()], exchange)).rejects.toThrow('the last step');
});
