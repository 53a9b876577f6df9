import type { Random } from '../../src/platform/random.ts';
import { aboutFact, aboutFactAnswers, anyone, contexts, greetings } from './asking.ts';
import { type Asked, concerns, parseBank } from './bank.ts';
import { bankOf } from './banks.ts';
import { later, moment } from './calendar.ts';
import { anyFact, measure } from './facts.ts';
import { say, sentence } from './grammar.ts';
import { expert, type Person, person } from './people.ts';
import { defaultNow } from './reviews.ts';
import { type Voice, voice } from './speaker.ts';
import type { Answer, Product, Question } from './types.ts';

const general = parseBank(anyone).asked;
const digital = new Set(['gift-card', 'software-box', 'game-key', 'subscription']);

/** Every sentence of the text begins with a capital. */
const polish = (text: string): string =>
  text.replaceAll(/(^|[.!?] )([а-яё])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

function speak(pattern: string, speaker: Voice, end = '.'): string | undefined {
  const words = say(pattern, speaker);
  return words === undefined ? undefined : polish(sentence(words, end));
}

interface Scene {
  product: Product;
  random: Random;
  now: Date;
}

/** Who talks and when, with the words to do it. */
function speakerOf({ product, random, now }: Scene, who: Person): { speaker: Voice; date: Date } {
  const when = moment(random, now, product.year);
  return { speaker: voice({ product, bank: bankOf(product.kind), person: who, isOld: false, moment: when, random }), date: when.date };
}

function answerOf(scene: Scene, pattern: string, isExpert: boolean, asked: Date): Answer | undefined {
  const { random, now } = scene;
  const who = isExpert ? expert(random) : person(random, 'plain');
  const { speaker } = speakerOf(scene, who);
  const words = speak(pattern, speaker);
  if (words === undefined) return undefined;
  const likes = Math.floor(random.next() ** 2 * 14);
  return {
    author: who.author,
    isExpert,
    text: isExpert && random.chance(0.35) && !words.startsWith('Здравствуйте') ? `Здравствуйте! ${words}` : words,
    date: later(asked, isExpert ? random.next() * 2 : 0.2 + random.next() * 9, now).toISOString(),
    likes,
    dislikes: random.chance(0.2) ? random.integer(0, 2) : 0,
  };
}

function compose(scene: Scene, question: string, answers: Asked['answers']): Question | undefined {
  const { random, now } = scene;
  const who = person(random, 'plain');
  const { speaker, date } = speakerOf(scene, who);
  const asked = speak(question, speaker, '?');
  if (asked === undefined) return undefined;
  const context = random.chance(0.35) ? speak(random.pick(contexts), speaker) : undefined;
  const text = context === undefined ? asked : `${asked} ${context}`;
  const replies = random.shuffle(answers).flatMap((answer) => answerOf(scene, answer.text, answer.isExpert, date) ?? []);
  // Two experts do not answer one question.
  const kept = replies.filter((reply, index) => !reply.isExpert || replies.findIndex(({ isExpert }) => isExpert) === index);
  const told = kept.slice(0, random.chance(0.35) ? 2 : 1).sort((left, right) => left.date.localeCompare(right.date));
  if (told.length === 0) return undefined;
  return {
    author: who.author,
    text: random.chance(0.3) ? random.pick(greetings) + text : text,
    date: later(date, 0, now).toISOString(),
    likes: Math.floor(random.next() ** 3 * 20),
    dislikes: random.chance(0.1) ? 1 : 0,
    answers: told,
  };
}

/** A question about one of the product's specifications; its answer says the same value. */
function factual(scene: Scene): Question | undefined {
  const fact = anyFact(scene.product, scene.random);
  if (!fact) return undefined;
  const fill = (pattern: string): string => pattern.replaceAll('{fact}', fact.name).replaceAll('{value}', measure(fact));
  return compose(
    scene,
    fill(scene.random.pick(aboutFact)),
    aboutFactAnswers.map((text) => ({ text: fill(text), isExpert: true })),
  );
}

/** Questions about a product with their answers, newest first; the same for the same random numbers. */
export function questionsOf(product: Product, count: number, random: Random, now: Date = defaultNow): Question[] {
  const scene = { product, random, now };
  const own = random.shuffle(bankOf(product.kind).asked.filter(({ kinds }) => concerns(kinds, product.kind)));
  const common = random.shuffle(general.filter(() => !digital.has(product.kind)));
  const questions: Question[] = [];
  for (let turn = 0; questions.length < count && turn < count * 4 + 8; turn += 1) {
    const list = random.chance(0.7) ? own : common;
    const asked = list.shift();
    const question = asked === undefined || random.chance(0.12) ? factual(scene) : compose(scene, asked.question, asked.answers);
    if (question && !questions.some(({ text }) => text === question.text)) questions.push(question);
  }
  return questions.sort((left, right) => right.date.localeCompare(left.date));
}
