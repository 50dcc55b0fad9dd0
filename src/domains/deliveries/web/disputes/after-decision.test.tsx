import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import type { DisputeOutcome } from '../../dispute-rules.ts';
import type { Dispute } from '../../dispute-schema.ts';
import { AfterDecision } from './after-decision.tsx';

type Options = NonNullable<Dispute['options']>;

it('an admin reads what the buyer will owe, and is warned of goods that never came and stay to pay', () => {
  const options = {
    ...{ total: '10000.00', paid: '4000.00', mostCredit: '10000.00' },
    ...{ missingPrice: '7000.00', suggestedCredit: '7000.00' },
  } as Options;
  const shown = (credit: string, outcome: DisputeOutcome = 'close', changed: object = {}) =>
    renderToStaticMarkup(
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        <AfterDecision options={{ ...options, ...changed }} outcome={outcome} credit={credit} />
      </MessagesProvider>,
    ).replace(/<[^>]*>/g, '');
  const warning = 'did not arrive';
  expect(shown('0')).toContain('has paid KSh 4,000 and still owes KSh 6,000.');
  expect(shown('0')).toContain('the buyer pays KSh 7,000 for goods that did not arrive.');
  expect(shown('6999.50')).toContain('the buyer pays KSh 0.50 for goods that did not arrive.');
  expect(shown('7000')).toContain(
    'costs KSh 3,000. The buyer has paid KSh 4,000 and gets KSh 1,000',
  );
  expect(shown('7000')).not.toContain(warning);
  expect(shown('6000', 'continue')).toContain('and owes nothing.');
  expect(shown('0', 'continue')).not.toContain(warning);
  // What went straight to the supplier cannot be credited.
  const capped = { mostCredit: '2000.00', suggestedCredit: '2000.00' };
  expect(shown('2000', 'close', capped)).toContain('No more can be credited');
  const none = { mostCredit: '0.00', suggestedCredit: '0.00' };
  expect(shown('0', 'close', none)).toContain('Nothing can be credited');
});
