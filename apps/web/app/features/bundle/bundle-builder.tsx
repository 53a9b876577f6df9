import { Form, useNavigation, useSubmit } from 'react-router';
import { onlinePrice } from '../../entities/product/online-price.ts';
import { DiscountLines } from '../../entities/promotion/discounts.tsx';
import type { AccessoryTileFragment, BundleKind } from '../../generated/graphql.ts';
import { termText } from '../../platform/format/lending.ts';
import { exactRubles, rubles } from '../../platform/format/money.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Bundle } from './bundle.server.ts';
import { field } from './bundle.ts';
import './bundle.css';

const names: Readonly<Record<BundleKind, string>> = { BUNDLE: 'Комплект', INSTALMENTS: 'В рассрочку', COMBO: 'Комбо' };

/** The builder of a bundle: how it is bought, what of it, with which warranty, and what it comes to. */
export function BundleBuilder({ bundle, base }: { bundle: Bundle; base: string }) {
  const { main, accessories, warranties, variants, chosen, preview } = bundle;
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const isChosen = chosen.accessoryIds.length > 0 || chosen.warranty !== null || chosen.way !== variants[0]?.kind;
  return (
    <section aria-labelledby="bundle" className="bundle">
      <Heading level={2} id="bundle">
        Собрать комплект
      </Heading>
      {/* Who has chosen something of it sees all; nobody else has to pass it on the way to the accessories. */}
      <details open={isChosen || undefined}>
        <summary>
          <span className="bundle-pictures" aria-hidden="true">
            {[main, ...accessories].map(({ id, images }) =>
              images[0] ? <Picture key={id} src={images[0]} alt="" width={48} height={60} /> : null,
            )}
          </span>
          <span className="min-w-0">
            <span className="link">Выбрать и посчитать</span>
            <span className="block text-14 text-ink-soft">{variants[0]?.description}</span>
          </span>
        </summary>
        <Form
          method="post"
          action="/cart/bundle"
          className="bundle-form"
          onChange={({ currentTarget }) =>
            void submit(currentTarget, { method: 'get', action: base, replace: true, preventScrollReset: true })
          }
        >
          <input type="hidden" name="productId" value={main.id} />
          <fieldset className="bundle-goods">
            <legend className="mb-2 text-18">Что в комплекте</legend>
            <ul>
              <li>
                <BundleItem product={main} />
              </li>
              {accessories.map((accessory) => (
                <li key={accessory.id}>
                  <label className="bundle-choice">
                    <input
                      type="checkbox"
                      name={field.taken}
                      value={accessory.id}
                      defaultChecked={chosen.accessoryIds.includes(accessory.id)}
                    />
                    <BundleItem product={accessory} />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <fieldset className="bundle-ways">
            <legend className="mb-2 text-18">Как купить</legend>
            {variants.map(({ kind, name, description }) => (
              <RadioCard key={kind} name={field.way} value={kind} label={name ?? names[kind]} defaultChecked={kind === chosen.way}>
                {description}
              </RadioCard>
            ))}
          </fieldset>
          {warranties.length === 0 ? null : (
            <fieldset className="bundle-ways">
              <legend className="mb-2 text-18">Гарантия</legend>
              <RadioCard name={field.warranty} value="" label="Без дополнительной гарантии" defaultChecked={chosen.warranty === null} />
              {warranties.map((warranty) => (
                <RadioCard
                  key={warranty.id}
                  name={field.warranty}
                  value={warranty.id}
                  label={warranty.name}
                  aside={rubles(onlinePrice(warranty))}
                  defaultChecked={chosen.warranty === warranty.id}
                />
              ))}
            </fieldset>
          )}
          <div className="buy-preview" aria-busy={isBusy || undefined}>
            <Heading level={3}>Вы покупаете</Heading>
            {preview === null ? (
              <p className="text-14 text-ink-soft">Сколько стоит комплект со скидками, покажет корзина.</p>
            ) : (
              <Sum preview={preview} />
            )}
            <p className="bundle-buttons">
              <Button>Купить комплект</Button>
              <noscript>
                <button type="submit" formMethod="get" formAction={`${base}#bundle`} className="button button-quiet">
                  Пересчитать
                </button>
              </noscript>
            </p>
          </div>
        </Form>
      </details>
    </section>
  );
}

function Sum({ preview: { items, discount, discounts, totalSum, term } }: { preview: NonNullable<Bundle['preview']> }) {
  return (
    <dl className="total-lines" aria-live="polite">
      {items.map(({ id, productId, product, presentOf, price }) => (
        <div key={id}>
          <dt>
            {product?.name ?? `Товар № ${productId}`}
            {presentOf === null ? null : ', подарок'}
          </dt>
          <dd>{exactRubles(price.amount)}</dd>
        </div>
      ))}
      <DiscountLines discount={discount.amount} discounts={discounts} />
      <div className="total-line">
        <dt>Вместе</dt>
        <dd>{exactRubles(totalSum.amount)}</dd>
      </div>
      {term == null ? null : (
        <div>
          <dt>В рассрочку</dt>
          <dd>{termText(term)}</dd>
        </div>
      )}
    </dl>
  );
}

function BundleItem({ product }: { product: AccessoryTileFragment }) {
  const { name, images } = product;
  return (
    <span className="bundle-thing">
      {images[0] ? <Picture src={images[0]} alt="" width={64} height={80} /> : null}
      <span className="min-w-0">
        <span className="line-clamp-2">{name}</span>
        <span className="tabular text-14 text-ink-soft">{rubles(onlinePrice(product))}</span>
      </span>
    </span>
  );
}
