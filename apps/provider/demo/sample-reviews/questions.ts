import type { Random } from '../../src/platform/random.ts';
import { concerns, parseBank, type QuestionPattern } from './bank.ts';
import { bankOf } from './banks.ts';
import { addDays, moment } from './calendar.ts';
import { anyFact, measure } from './facts.ts';
import { say, sentence } from './grammar.ts';
import { expert, type Person, person } from './people.ts';
import { aboutFact, aboutFactAnswers, anyone, contexts, greetings } from './question-phrases.ts';
import { defaultNow } from './reviews.ts';
import { createSpeaker, type ReviewSpeaker } from './speaker.ts';
import type { Answer, Product, SampleQuestion } from './types.ts';

const general = parseBank(anyone).questions;
const digital = new Set(['gift-card', 'software-box', 'game-key', 'subscription']);

/** Every sentence of the text begins with a capital. */
const polish = (text: string): string =>
  text.replaceAll(/(^|[.!?] )([а-яё])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

function speak(pattern: string, speaker: ReviewSpeaker, end = '.'): string | undefined {
  const text = say(pattern, speaker);
  return text === undefined ? undefined : polish(sentence(text, end));
}

interface Scene {
  product: Product;
  random: Random;
  now: Date;
}

/** Who talks and when, with the words to do it. */
function speakerOf({ product, random, now }: Scene, who: Person): { speaker: ReviewSpeaker; date: Date } {
  const when = moment(random, now, product.releasedAt);
  return {
    speaker: createSpeaker({ product, bank: bankOf(product.kind), person: who, isOld: false, moment: when, random }),
    date: when.date,
  };
}

function answerOf(scene: Scene, pattern: string, isExpert: boolean, askedAt: Date): Answer | undefined {
  const { random, now } = scene;
  const who = isExpert ? expert(random) : person(random, 'plain');
  const { speaker } = speakerOf(scene, who);
  const text = speak(pattern, speaker);
  if (text === undefined) return undefined;
  const likes = Math.floor(random.next() ** 2 * 14);
  return {
    author: who.author,
    isExpert,
    text: isExpert && random.chance(0.35) && !text.startsWith('Здравствуйте') ? `Здравствуйте! ${text}` : text,
    date: addDays(askedAt, isExpert ? random.next() * 2 : 0.2 + random.next() * 9, now).toISOString(),
    likes,
    dislikes: random.chance(0.2) ? random.integer(0, 2) : 0,
  };
}

function compose(scene: Scene, question: string, answers: QuestionPattern['answers']): SampleQuestion | undefined {
  const { random, now } = scene;
  const who = person(random, 'plain');
  const { speaker, date } = speakerOf(scene, who);
  const questionText = speak(question, speaker, '?');
  if (questionText === undefined) return undefined;
  const context = random.chance(0.35) ? speak(random.pick(contexts), speaker) : undefined;
  const text = context === undefined ? questionText : `${questionText} ${context}`;
  const replies = random.shuffle(answers).flatMap((answer) => answerOf(scene, answer.text, answer.isExpert, date) ?? []);
  // Two experts do not answer one question.
  const allowedReplies = replies.filter((reply, index) => !reply.isExpert || replies.findIndex(({ isExpert }) => isExpert) === index);
  const chosenReplies = allowedReplies.slice(0, random.chance(0.35) ? 2 : 1).sort((left, right) => left.date.localeCompare(right.date));
  if (chosenReplies.length === 0) return undefined;
  return {
    author: who.author,
    text: random.chance(0.3) ? random.pick(greetings) + text : text,
    date: addDays(date, 0, now).toISOString(),
    likes: Math.floor(random.next() ** 3 * 20),
    dislikes: random.chance(0.1) ? 1 : 0,
    answers: chosenReplies,
  };
}

/** A question about one of the product's specifications; its answer says the same value. */
function factual(scene: Scene): SampleQuestion | undefined {
  const fact = anyFact(scene.product, scene.random);
  if (!fact) return undefined;
  const fillIn = (pattern: string): string => pattern.replaceAll('{fact}', fact.name).replaceAll('{value}', measure(fact));
  return compose(
    scene,
    fillIn(scene.random.pick(aboutFact)),
    aboutFactAnswers.map((text) => ({ text: fillIn(text), isExpert: true })),
  );
}

/** Questions about a product with their answers, newest first; the same for the same random numbers. */
export function questionsOf(product: Product, count: number, random: Random, now: Date = defaultNow): SampleQuestion[] {
  const scene = { product, random, now };
  const own = random.shuffle(bankOf(product.kind).questions.filter(({ kinds }) => concerns(kinds, product.kind)));
  const common = random.shuffle(general.filter(() => !digital.has(product.kind)));
  const questions: SampleQuestion[] = [];
  for (let turn = 0; questions.length < count && turn < count * 4 + 8; turn += 1) {
    const list = random.chance(0.7) ? own : common;
    const next = list.shift();
    const question = next === undefined || random.chance(0.12) ? factual(scene) : compose(scene, next.question, next.answers);
    if (question && !questions.some(({ text }) => text === question.text)) questions.push(question);
  }
  return questions.sort((left, right) => right.date.localeCompare(left.date));
}
