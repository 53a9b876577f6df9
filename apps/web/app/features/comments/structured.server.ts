import type { CommentFieldsFragment, TalkedAboutFragment } from '../../generated/graphql.ts';

const isPublished = ({ status }: { status: string }): boolean => status === 'PUBLISHED';

/** Reviews for search engines, each of the variant it is about; what waits to be looked at is nobody's, and one that gives no rating says nothing to them. */
export function reviewData(
  { name }: TalkedAboutFragment,
  reviews: readonly (CommentFieldsFragment & { product?: { name: string } | null })[],
): Record<string, unknown>[] {
  return reviews
    .filter((review) => isPublished(review) && review.rate)
    .map(({ author, text, rate, createdAt, product }) => ({
      '@context': 'https://schema.org',
      '@type': 'Review',
      itemReviewed: { '@type': 'Product', name: product?.name ?? name },
      author: { '@type': 'Person', name: author === '' ? 'Покупатель' : author },
      reviewBody: text,
      ...(createdAt && { datePublished: createdAt.slice(0, 10) }),
      reviewRating: { '@type': 'Rating', ratingValue: rate, bestRating: 5, worstRating: 1 },
    }));
}

/** Questions that have an answer; of several that of somebody who knows, else the one that most found of use. */
export function questionData(questions: readonly CommentFieldsFragment[]): Record<string, unknown>[] {
  const answeredQuestions = questions.filter(isPublished).flatMap(({ text, answers }) => {
    const [best] = answers.filter(isPublished).toSorted((a, b) => Number(b.isExpert) - Number(a.isExpert) || b.likesCount - a.likesCount);
    return best === undefined
      ? []
      : [{ '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text: best.text, upvoteCount: best.likesCount } }];
  });
  return answeredQuestions.length === 0 ? [] : [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: answeredQuestions }];
}
