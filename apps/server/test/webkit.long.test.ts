import { spawn } from 'node:child_process';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atTheEnd, filledDatabase, freePort, logLines, type StartedShop, startShop } from './full-stack.ts';
import { until } from './until.ts';

let shop: StartedShop;
let driverUrl: string;

beforeAll(async () => {
  const { url } = await filledDatabase();
  [shop, driverUrl] = await Promise.all([startShop({ DATABASE_URL: url, LOG_LEVEL: 'warn' }), startDriver()]);
});

/** WebKit's driver, which starts and ends browsers; with it end the screen and what it has started. */
async function startDriver(): Promise<string> {
  const port = await freePort();
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => driver.once('close', resolve));
  atTheEnd(async () => {
    if (driver.pid !== undefined) process.kill(-driver.pid);
    await ended;
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${origin}/status`)).ok, 'the driver of WebKit to be ready');
  return origin;
}

/** A browser with a window of this width; the driver has one at a time. */
async function openBrowser(width: number): Promise<WebDriver> {
  const browser = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await browser.manage().window().setRect({ width, height: 900, x: 0, y: 0 });
  expect(await browser.executeScript('return innerWidth')).toBe(width);
  return browser;
}

const withText = (element: string, text: string) => `//main//${element}[contains(normalize-space(), '${text}')]`;
const button = (name: string) => withText('button', name);
const link = (name: string) => withText('a', name);
const heading = (name: string) => withText('*[self::h1 or self::h2]', name);
/** A box or a radio is pressed by its label. */
const choice = (name: string) => withText('label', name);
const field = (name: string) => `//*[@id = //main//label[starts-with(normalize-space(), '${name}')]/@for]`;

/** Somebody is there, and scripts have taken over the page. */
const takesOver = `document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
  const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1];
  return container?.stateNode.current.memoizedState.isDehydrated === false`;

/** Into the middle of the screen, where no bar lies upon it; done when it has come to rest. */
const bring = `const [element, done] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const rest = (before) => requestAnimationFrame(() => (place() === before ? done() : rest(place())));
  rest(place());`;

/** What a shopper of one browser does; whatever is looked for is waited for, until it can be seen. */
function shopperOf(browser: WebDriver) {
  const visible = async (xpath: string): Promise<WebElement[]> => {
    const all = await browser.findElements(By.xpath(xpath));
    const areVisible = await Promise.all(all.map((element) => element.isDisplayed()));
    return all.filter((_, at) => areVisible[at]);
  };
  const withFirst = (xpath: string, act: (element: WebElement) => Promise<void>) =>
    until(async () => {
      const [element] = await visible(xpath);
      if (element === undefined) return false;
      await browser.executeAsyncScript(bring, element);
      await act(element);
      return true;
    }, xpath);
  return {
    isVisible: async (xpath: string) => (await visible(xpath)).length > 0,
    see: (xpath: string, count = 1) => until(async () => (await visible(xpath)).length >= count, xpath),
    press: (xpath: string) => withFirst(xpath, (element) => element.click()),
    type: (name: string, text: string) =>
      withFirst(field(name), async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    at: (address: RegExp) => until(async () => address.test(await browser.getCurrentUrl()), `${address}`),
    async open(path: string) {
      await browser.get(`${shop.origin}${path}`);
      await until(() => browser.executeScript<boolean>(takesOver), `scripts to take over ${path}`);
    },
  };
}

type Shopper = ReturnType<typeof shopperOf>;

const listing = '/catalog/washing-machines/1081';

async function filterByBrand({ open, press, see, at, isVisible }: Shopper): Promise<void> {
  await open(listing);
  await see(heading('Стиральные машины'));
  const isFolded = !(await isVisible(choice('LG')));
  if (isFolded) await press(button('Фильтры'));
  await press(choice('LG'));
  if (isFolded) await press(button('Показать'));
  await at(/f\.brand=lg/);
  await see(link('Бренд: LG'));
}

async function compareTwo({ press, see }: Shopper): Promise<void> {
  for (const count of [1, 2]) {
    await press("//main//article//button[@name = 'add-compare']");
    await see("//main//article//button[contains(@name, 'compare') and @aria-pressed = 'true']", count);
  }
  // Within the shop, which waits for what is under way; an address that is typed gives it up.
  await press("//a[starts-with(@href, '/compare')]");
  await see(heading('Сравнение товаров'));
  await see("//main//button[@aria-label = 'Убрать из сравнения']", 2);
}

async function buy({ open, press, see, type, at }: Shopper): Promise<void> {
  await open(`${listing}?f.brand=lg&f.available=1`);
  await press('//main//article//h3');
  await see(heading('Стиральная машина LG'));
  await press(button('В корзину'));
  await press(link('В корзине'));
  await see(heading('Корзина'));
  await press(link('Перейти к оформлению'));
  await see(heading('Контакты'));
  await type('Имя', 'Анна');
  await type('Фамилия', 'Петрова');
  await type('Телефон', '+7 (999) 123-45-67');
  await type('Электронная почта', 'anna@example.ru');
  await press(button('Продолжить'));
  await see(heading('Доставка'));
  await press(choice('Самовывоз'));
  await press(choice('Витрина'));
  await press(button('Продолжить'));
  await see(heading('Оплата'));
  await press(choice('Банковская карта'));
  await press(button('Продолжить'));
  await see(heading('Подтверждение'));
  await press(`${choice('Согла')}[.//input[@type = 'checkbox']]`);
  await press(button('Оформить заказ'));
  await at(/\/sandbox-acquirer\//);
  await press("//button[normalize-space() = 'Оплатить']");
  await at(/\/order-info\/\d+/);
  await see(heading('Спасибо! Заказ №'));
  await see(withText('*', 'Оплачено'));
}

/** By the code that a phone of nobody else is sent. */
async function signIn({ open, press, see, type }: Shopper): Promise<void> {
  const phone = `79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await open('/user/login');
  await press(link('Регистрация'));
  await see(heading('Регистрация'));
  await type('Телефон', `+${phone}`);
  await press(button('Получить код'));
  await see(field('Код из СМС'));
  const outbox: { recipient: string; text: string }[] = await (await fetch(`${shop.providerOrigin}/demo/outbox`)).json();
  const letter = outbox.find(({ recipient }) => recipient.endsWith(phone));
  await type('Код из СМС', /\d{6}/.exec(letter?.text ?? '')?.[0] ?? 'none');
  await press(button('Продолжить'));
  await type('Имя', 'Вера');
  await press("//main//label[.//input[@type = 'checkbox']]");
  await press(button('Зарегистрироваться'));
  await see(heading('Здравствуйте, Вера'));
}

async function review({ open, press, see, type }: Shopper): Promise<void> {
  await open(`${listing}?f.brand=lg`);
  await press('//main//article//h3');
  await see(heading('Стиральная машина LG'));
  await press("//nav//a[starts-with(normalize-space(), 'Отзывы')]");
  await see(heading('Отзывы'));
  await press(withText('summary', 'Написать отзыв'));
  await press(choice('Отлично'));
  const text = `Стирает тихо, дверь не гремит ${crypto.randomUUID().slice(0, 8)}`;
  await type('Комментарий', text);
  await type('Имя', 'Анна');
  await press(choice('Согласен'));
  await press(button('Отправить отзыв'));
  await see(withText('*[@role = "status"]', 'Спасибо за отзыв!'));
  await see(`${withText('article', text)}[contains(., 'На проверке')]`);
}

describe.each([360, 1280])('in a window of %i pixels', (width) => {
  let browser: WebDriver;
  let shopper: Shopper;
  beforeAll(async () => {
    browser = await openBrowser(width);
    shopper = shopperOf(browser);
  });
  afterAll(() => browser.quit());

  it('goods are filtered and compared', async () => {
    await filterByBrand(shopper);
    await compareTwo(shopper);
  });
  it('one is bought and paid', () => buy(shopper));
  it('a new shopper signs in by a code', () => signIn(shopper));
  it('a review is written', () => review(shopper));
  it('nothing has failed', () => expect(logLines(shop, ({ msg }) => msg === 'a browser has failed')).toEqual([]));
});
