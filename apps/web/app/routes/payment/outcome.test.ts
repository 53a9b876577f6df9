import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

type Repayment = NonNullable<Parameters<typeof outcomeOf>[0]>;
type Attempt = NonNullable<Parameters<typeof outcomeOf>[1]>;

const method = {
  typeId: '17',
  kind: 'CARD',
  name: '',
  description: '',
  tab: 'ONLINE',
  isPrepaid: true,
  periods: [],
  terms: [],
  limit: null,
  isLimitExceeded: null,
} as const;
const repayment = (over: Partial<Repayment> = {}): Repayment => ({
  orderId: '5',
  totalSum: { amount: 1000_00 },
  status: 'AWAITING',
  canRepay: true,
  methods: [{ ...method, periods: [], terms: [] }],
  ...over,
});
const attempt = (status: Attempt['status'], orderId = '5'): Attempt => ({ id: '77', orderId, status });

describe('without an attempt', () => {
  test('somebody else’s order is not found', () => expect(outcomeOf(null, null)).toBe('missing'));
  test('final states lead to the order', () => {
    expect(outcomeOf(repayment({ status: 'PAID', canRepay: false, methods: [] }), null)).toBe('order');
    expect(outcomeOf(repayment({ status: 'CANCELLED' }), null)).toBe('order');
  });
  test('not allowed, or without methods, it is not found', () => {
    expect(outcomeOf(repayment({ canRepay: false }), null)).toBe('missing');
    expect(outcomeOf(repayment({ methods: [] }), null)).toBe('missing');
  });
  test('otherwise the methods are offered', () => expect(outcomeOf(repayment(), null)).toBe('choose'));
});

describe('on the way back from the acquirer', () => {
  test.each([
    ['PAID', 'order'],
    ['CANCELLED', 'order'],
    ['PENDING', 'waiting'],
    ['DECLINED', 'declined'],
    ['CREATED', 'choose'],
  ] as const)('%s is %s', (status, outcome) => {
    expect(outcomeOf(repayment(), attempt(status))).toBe(outcome);
  });
  test('an attempt of another order says nothing', () => {
    expect(outcomeOf(repayment(), attempt('PAID', '6'))).toBe('choose');
  });
});
