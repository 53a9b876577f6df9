import type { RouterContextProvider } from 'react-router';
import { openByCode } from '../../entities/person/opening.server.ts';
import { showUnavailable } from '../../forms/form-failure.server.ts';
import { OpenRepairDocument, SendRepairOpeningCodeDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { query } from '../../platform/gateway/query.server.ts';

/** Sends the code that opens a repair request, or opens the request by it. */
export const openRequest = (context: Readonly<RouterContextProvider>, request: Request, form: FormData, id: string) =>
  openByCode(context, request, form, {
    way: 'repair',
    id,
    path: `/repair/${id}`,
    async sendCode(input) {
      const { data, errors } = await query(context, request, SendRepairOpeningCodeDocument, { input: { id, ...input } });
      return { payload: data?.repairSendOpeningCode, errors };
    },
    async open(input) {
      const { data, errors } = await query(context, request, OpenRepairDocument, { input: { id, ...input } });
      return { payload: data?.repairOpen, errors };
    },
    onUnsupported: (values) =>
      showUnavailable(request, values, `По коду заявку здесь не открыть. Войдите в личный кабинет или позвоните: ${shop.phone}.`),
    missing: 'Код верный, но на этот телефон заявка с таким номером не оформлена. Проверьте номер и телефон.',
  });
