import { expect, test } from 'vitest';
import type { CommentFieldsFragment, TalkedAboutFragment } from '../../generated/graphql.ts';
import { faultsOf } from '../../testing/structured.ts';
import { questionData, reviewData } from './structured.server.ts';

const answer: CommentFieldsFragment['answers'][number] = {
  id: '2',
  author: 'Иван',
  text: 'Да.',
  createdAt: null,
  likesCount: 5,
  dislikesCount: 0,
  myVote: null,
  isExpert: false,
  status: 'PUBLISHED',
};
const question: CommentFieldsFragment = {
  ...answer,
  id: '1',
  text: 'Тихий?',
  createdAt: '2026-11-20T10:00:00Z',
  rate: 4,
  pros: '',
  cons: '',
  experience: '',
  images: [],
  isVerified: false,
  isMine: false,
  answers: [answer, { ...answer, id: '3', text: 'Тихий.', likesCount: 0, isExpert: true }],
};
const product = { name: 'Чайник' } as TalkedAboutFragment;

test('reviews say of what they are, by whom and how good; what waits is not among them', () => {
  expect(reviewData(product, [question, { ...question, status: 'WAITING' }])).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Review',
      itemReviewed: { '@type': 'Product', name: 'Чайник' },
      author: { '@type': 'Person', name: 'Иван' },
      reviewBody: 'Тихий?',
      datePublished: '2026-11-20',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
    },
  ]);
});

test('a review of another colour says of which', () => {
  const [data] = reviewData(product, [{ ...question, product: { name: 'Чайник, белый' } }]);
  expect(data).toMatchObject({ itemReviewed: { name: 'Чайник, белый' } });
});

test('a question stands with the answer of whoever knows; one without an answer does not stand at all', () => {
  expect(questionData([question, { ...question, answers: [] }, { ...question, answers: [{ ...answer, status: 'WAITING' }] }])).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Тихий?', acceptedAnswer: { '@type': 'Answer', text: 'Тихий.', upvoteCount: 0 } }],
    },
  ]);
  expect(questionData([])).toEqual([]);
});

test('what is said of reviews and questions is what search engines read', () => {
  const data = [...reviewData(product, [question, { ...question, rate: null }, { ...question, author: '' }]), ...questionData([question])];
  expect(data.map((each) => each['@type'])).toEqual(['Review', 'Review', 'FAQPage']);
  expect(data.flatMap(faultsOf)).toEqual([]);
});
