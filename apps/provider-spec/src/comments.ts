import { productById, products } from './goods.ts';
import { invalid, ListPage, notFound, type RouteRequest, type Routes } from './route.ts';

interface Comment {
  id: string;
  like: number;
  not_like: number;
  answers: readonly object[] | null;
  [field: string]: unknown;
}

/** Every other product is talked about, in the few fields that the specification names, and some that the shop guesses right. */
function commentsOf(type: string, owner: string): Comment[] {
  const at = products.findIndex(({ id }) => id === owner);
  if (at % 2 !== 0) return [];
  const base = `C-${owner}`;
  if (type === 'question') {
    return [
      {
        id: `${base}.1`,
        like: 1,
        not_like: 0,
        text: 'Какая гарантия?',
        answers: [{ id: `${base}.2`, like: 2, not_like: 0, text: 'Год.' }],
      },
      { id: `${base}.3`, like: 0, not_like: 0, text: 'Есть ли в наличии?', answers: null },
    ];
  }
  if (type !== 'product') return [];
  return [
    { id: `${base}.4`, like: 4, not_like: 1, text: 'Всё понравилось.', rate: 5, answers: [], answers_count: 0, images: [] },
    // Whoever wrote it is not told, and the rating is a text.
    { id: `${base}.5`, like: 0, not_like: 0, text: 'Доставили быстро.', rate: '4', answers: null },
  ];
}

/** Reviews and questions; what is new waits for somebody to look at it, so nobody is shown it. */
export function createComments(): Routes {
  const votes = new Map<string, { like: number; not_like: number }>();
  const withVotes = (comment: Comment): Comment => {
    const { like = 0, not_like = 0 } = votes.get(String(comment.id)) ?? {};
    return { ...comment, like: comment.like + like, not_like: comment.not_like + not_like };
  };
  const commentIds = new Set(
    products.flatMap(({ id }) => [...commentsOf('product', id), ...commentsOf('question', id)].map((comment) => String(comment.id))),
  );
  const vote =
    (kind: 'like' | 'not_like') =>
    ({ params: { id = '' } }: RouteRequest): undefined => {
      if (!commentIds.has(id)) throw notFound();
      const all = votes.get(id) ?? { like: 0, not_like: 0 };
      votes.set(id, { ...all, [kind]: all[kind] + 1 });
    };
  let lastId = 0;
  return {
    'GET /v2/comments': ({ query }) =>
      new ListPage(commentsOf(query.get('type') ?? '', query.get('owner_id') ?? '').map(withVotes), query, 10),
    'POST /v2/comments': ({ query }) => new ListPage([], query, 10),
    'POST /v2/comments/create': ({ body: { text, owner_id } }) => {
      if (typeof text !== 'string' || text.trim() === '') throw invalid({ text: ['Напишите что-нибудь.'] });
      if (productById(owner_id) === undefined) throw notFound();
      lastId += 1;
      return { id: `C-new-${lastId}`, like: 0, not_like: 0, answers: [], text, status: 0 };
    },
    'POST /comments/:id/like': vote('like'),
    'POST /comments/:id/dislike': vote('not_like'),
  };
}
