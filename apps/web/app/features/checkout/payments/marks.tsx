import type { Method } from '../payment-methods.ts';
import './marks.css';

/** By what people know these ways at a glance; all others are known by their names. */
const letterings: Partial<Record<Method['kind'], string>> = { CARD: 'МИР', SBP: 'СБП', SBER_PAY: 'SberPay' };

/** Letterings of our own in the place of trade marks. */
export function PaymentMarks({ methods }: { methods: readonly Pick<Method, 'kind'>[] }) {
  const marks = [...new Set(methods.map(({ kind }) => letterings[kind]))].filter((mark) => mark !== undefined);
  if (marks.length === 0) return null;
  return (
    <span className="payment-marks" aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </span>
  );
}
