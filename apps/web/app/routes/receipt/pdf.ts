import { loadReceipts } from '../../features/receipt/load.server.ts';
import { notFound } from '../../platform/gateway/query.server.ts';
import type { Route } from './+types/pdf';

/** The same receipts as a file. What writes it is loaded with the first one. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const receipts = (await loadReceipts(context, request, params.id)) ?? notFound();
  const { receiptsAsPdf } = await import('../../features/receipt/sheet.server.ts');
  return new Response(await receiptsAsPdf(params.id, receipts), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${params.id}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
