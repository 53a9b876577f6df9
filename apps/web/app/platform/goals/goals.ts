import { defaultBranch } from '@vitrina/services/site/vocabulary.ts';
import { cookieIn } from '../document-cookies.ts';

/**
 * What a shop counts of what shoppers do (spec 2 §9), each goal with what is known of it. Nothing here says who the shopper is.
 * Sums are rubles; what of it is counted, and by whom, is said in docs/goals.md.
 */
export interface Goals {
  /** The basket has been opened with something in it. */
  'checkout-basket': NoFacts;
  'checkout-contacts': NoFacts;
  'checkout-delivery': NoFacts;
  'checkout-payments': NoFacts;
  'checkout-summary': NoFacts;
  /** An order has been made: once for an order in one window. */
  'checkout-order': { orderId: string; sum: number };
  'cart-add': { productId: string; name: string };
  'cart-remove': { productId: string };
  /** A promotional code has been taken. */
  promocode: NoFacts;
  'favourite-add': { productId: string };
  'favourite-remove': { productId: string };
  /** What a product costs a month has been looked at. */
  'credit-open': NoFacts;
  /** The repair wizard has been opened. */
  'repair-open': NoFacts;
  /** A repair request has been made: once for a request in one window. */
  'repair-request': { requestId: string };
  /** The trade-in calculator has been opened. */
  'trade-in-open': NoFacts;
  /** An old device has been valued. */
  'trade-in-value': { sum: number };
  /** An account has been made. */
  registration: NoFacts;
  'share-odnoklassniki': { path: string };
  'share-telegram': { path: string };
  'share-vk': { path: string };
  'share-whatsapp': { path: string };
  /** What was asked for, and how many products it found. */
  search: { text: string; found: number };
}

type NoFacts = Readonly<Record<string, never>>;

export type GoalName = keyof Goals;

/** Goals that a screen is reached with: the others belong to what somebody does there. */
export type ScreenGoal = { [Name in GoalName]: Goals[Name] extends NoFacts ? Name : never }[GoalName];

/** One goal as a counter gets it: by the event `vitrina:goal` of the window, and from the list of those before it listened. */
export interface Goal<Name extends GoalName = GoalName> {
  name: Name;
  facts: Goals[Name];
  /** The visitor's A/B branch. */
  branch: string;
}

declare global {
  interface Window {
    /** Every goal of this page so far, for a counter that comes late. */
    vitrinaGoals?: Goal[];
  }
}

/** Longest list that is kept for a counter that may never come. */
const maxQueuedGoals = 100;

/** Says that a goal has been reached. A counter that fails harms nobody: an event's listeners are called apart from each other. */
export function trackGoal<Name extends GoalName>(name: Name, facts: Goals[Name]): void {
  const goal: Goal = { name, facts, branch: cookieIn(document.cookie, 'branch') ?? defaultBranch };
  window.vitrinaGoals ??= [];
  const queue = window.vitrinaGoals;
  if (queue.push(goal) > maxQueuedGoals) queue.shift();
  window.dispatchEvent(new CustomEvent('vitrina:goal', { detail: goal }));
}
