import { returnTerms } from '@vitrina/services/rules/returns.ts';
import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { FrameProduct } from '../load.server.ts';

/** Below the button: a partner who asks more, and what the shop stands for. A code is not sent back; of a worn piece its condition says both. */
export default function Terms({ product: { url, warranty, isDigital, isMarkdown, partnerLine } }: { product: FrameProduct }) {
  return (
    <>
      {partnerLine === null || partnerLine.isFirst ? null : (
        <Link to={`${url}/supplier#${part}`} className="link link-alone text-14">
          {partnerLine.text}
        </Link>
      )}
      {isDigital || isMarkdown ? null : (
        <ul className="grid gap-2 border-t border-line pt-4 text-14 text-ink-soft">
          {warranty === null ? null : (
            <li className="flex gap-2">
              <Icon name="warranty" size={20} className="flex-none text-ink-faint" />
              Гарантия {warranty}
            </li>
          )}
          <li className="flex gap-2">
            <Icon name="returns" size={20} className="flex-none text-ink-faint" />
            Возврат заказа с сайта — {returnTerms.changedMind.days} дней после получения
          </li>
        </ul>
      )}
    </>
  );
}
