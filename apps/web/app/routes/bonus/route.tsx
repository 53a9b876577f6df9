import { Link } from 'react-router';
import type { LoginState } from '../../entities/loyalty/labels.ts';
import { readCard, readProgress } from '../../entities/loyalty/saved-card.server.ts';
import { signInPath } from '../../entities/person/sign-in-method.ts';
import { hasSession } from '../../entities/person/viewer.server.ts';
import { AccountMenu } from '../../features/account/account-menu.tsx';
import { crumbsTo } from '../../features/account/menu.ts';
import { changeCards } from '../../features/bonus/action.server.ts';
import { CardView, PlasticHead } from '../../features/bonus/card.tsx';
import { codesOf } from '../../features/bonus/codes.server.ts';
import { LoginForm, labels } from '../../features/bonus/login.tsx';
import { type Rule, rulesOf } from '../../features/bonus/rules.server.ts';
import { earnedText, returnedText, spentText, worthText } from '../../features/bonus/texts.ts';
import { formOf } from '../../forms/answer.server.ts';
import { captchaOf } from '../../forms/captcha.server.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { BonusPageDocument, BonusVerifyDataDocument } from '../../generated/graphql.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { checkSeo, queryPage } from '../../platform/head/seo.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { Route } from './+types/route';
import '../../features/bonus/bonus.css';
import { dateText } from '../../platform/format/dates.ts';
import { Heading } from '../../ui/heading.tsx';

const path = '/bonus';
const title = 'Бонусная карта';

type Context = Route.LoaderArgs['context'];

/** The cards of whoever is signed in; a guest reads how it works. What cannot be loaded is left out (spec 2 §8). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const isSignedIn = hasSession(context);
  const card = isSignedIn ? readCard(context) : null;
  const { data } = await queryPage({ context, request, url }, BonusPageDocument, {
    ...{ isSignedIn, hasCard: card !== null },
    ...(card ?? { cardId: '0', checkData: '' }),
  });
  checkSeo({ context, request, params: {} });
  const breadcrumbs = data?.breadcrumbs ?? [{ name: 'Главная', url: '/' }, { name: title }];
  const head = makeHead(context, readSeo(context), { title, path, data: [breadcrumbData(context, breadcrumbs)] });
  const rules = rulesOf(data?.loyaltyRules);
  if (!data?.me) return { isGuest: true as const, breadcrumbs, rules, head };
  const progress = readProgress(context);
  const state: LoginState = progress === null ? 'form' : progress.checkData === null ? 'sms-sent' : 'code-sent';
  const cards = data.loyaltyCards ?? [];
  /** The card whose bonuses can be spent from this browser; null where it has to be confirmed here first. */
  const spendable = data.loyaltyVerification?.isValid ? card?.cardId : null;
  return {
    isGuest: false as const,
    hasRepairs: data.repairRequests != null,
    captcha: captchaOf(context),
    breadcrumbs,
    rules,
    head,
    cards: await Promise.all(
      cards.map(async (card) => ({
        ...card,
        ...codesOf(card.ean),
        isSpendable: card.id === spendable,
        phone: card.balance === null ? await phoneOf(context, request, card.id) : null,
      })),
    ),
    notices: (data.loyaltyNotifications?.nodes ?? []).map((notice) => ({
      ...notice,
      url: notice.url !== null && leadsSomewhere({ url: notice.url }) ? notice.url : null,
    })),
    removing: url.searchParams.get('remove'),
    returnTo: url.searchParams.get('returnTo'),
    state,
    /** The one that a code goes to; before that the shopper's own. */
    phone: phoneText(progress?.phone ?? data.me.phone ?? ''),
    ean: progress?.ean ?? '',
  };
}

/** The phone that has to be confirmed, as far as it is told. */
const phoneOf = async (context: Context, request: Request, cardId: string): Promise<string | null> =>
  (await query(context, request, BonusVerifyDataDocument, { cardId })).data?.loyaltyVerifyData?.phone ?? null;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  return changeCards(context, request, form);
}

export default function BonusScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { errors = null, message = null, values = {} } = actionData ?? {};
  const head = (
    <>
      <Breadcrumbs steps={loaderData.isGuest ? loaderData.breadcrumbs : crumbsTo(title)} />
      <Heading level={1} size="22-28" className="mb-4">
        {title}
      </Heading>
      <ErrorSummary errors={errors} labels={labels} message={message} />
    </>
  );
  if (loaderData.isGuest)
    return (
      <>
        {head}
        <div className="bonus-guest-page">
          <div className="bonus-guest">
            <div className="bonus-plastic">
              <PlasticHead />
              <p className="bonus-plastic-sum">1 бонус = 1 ₽</p>
              <p>скидки на следующую покупку</p>
            </div>
            <div>
              <p className="mb-3 text-ink-soft">
                Карта хранится в личном кабинете: войдите, чтобы получить её или добавить ту, что уже есть.
              </p>
              <LinkButton to={signInPath('any', '/bonus')} look="primary" className="form-submit">
                Войти
              </LinkButton>
            </div>
          </div>
          <Rules rules={loaderData.rules} />
          <HowItWorks />
        </div>
      </>
    );
  return (
    <div className="account">
      <AccountMenu hasRepairs={loaderData.hasRepairs} />
      <div className="min-w-0">
        {head}
        <div className="bonus">
          <div className="min-w-0">
            {loaderData.cards.map((card) => (
              <CardView key={card.id} card={card} isRemoving={card.id === loaderData.removing} returnTo={loaderData.returnTo} />
            ))}
            <LoginForm {...loaderData} errors={errors} values={values} />
          </div>
          <div className="grid gap-8">
            <Rules rules={loaderData.rules} />
            <HowItWorks />
            <Notices notices={loaderData.notices} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Rules({ rules }: { rules: readonly Rule[] }) {
  if (rules.length === 0) return null;
  return (
    <ul aria-label="Что даёт карта" className="bonus-rules">
      {rules.map(({ value, text }) => (
        <li key={text} className="panel">
          <b className="tabular block text-22">{value}</b> {text}
        </li>
      ))}
    </ul>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="bonus-rules">
      <Heading level={2} id="bonus-rules" className="mb-3">
        Как это работает
      </Heading>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{worthText}</li>
        <li>{earnedText}</li>
        <li>{spentText}</li>
        <li>{returnedText}</li>
        <li>
          В магазине покажите штрихкод на кассе. Что начислено и списано, видно в{' '}
          <Link to="/account/notice" className="link underline">
            уведомлениях
          </Link>{' '}
          и в истории карты.
        </li>
      </ul>
    </section>
  );
}

interface NoticesProps {
  notices: readonly { title: string; text: string; url: string | null; happenedAt: string | null }[];
}

/** The newest notifications; all of them stand in the account. */
function Notices({ notices }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="bonus-notices">
      <Heading level={2} id="bonus-notices" className="mb-3">
        Уведомления
      </Heading>
      <ul className="account-orders">
        {notices.map(({ title, text, url, happenedAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that only the server changes, and a provider need give no ids
          <li key={at}>
            {url === null || url === '/bonus' ? (
              <b>{title === '' ? 'Уведомление' : title}</b>
            ) : (
              <Link to={url} className="link font-medium">
                {title === '' ? 'Уведомление' : title}
              </Link>
            )}
            {text === '' ? null : <p>{text}</p>}
            {happenedAt === null ? null : (
              <time dateTime={happenedAt} className="text-14 text-ink-soft">
                {dateText(happenedAt)}
              </time>
            )}
          </li>
        ))}
      </ul>
      <Link to="/account/notice" className="link">
        Все уведомления
      </Link>
    </section>
  );
}
