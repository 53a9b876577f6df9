import type { RouterContextProvider } from 'react-router';
import { emptyAnswer, type Failure } from '../platform/gateway/gateway-failure.ts';
import { type Document, query } from '../platform/gateway/query.server.ts';
import { captchaMissing, captchaProof } from './captcha.server.ts';
import { showErrors } from './form-failure.server.ts';
import type { FormResult, Values } from './read.server.ts';
import { showFailure } from './show-failure.server.ts';

interface Submission<Value, Payload, Variables extends Record<string, unknown>, Done, Refused> {
  /** What the form is shown again with; a password is not among it. */
  values: Values;
  /** What was typed, read by the form's schema. */
  read: FormResult<Value>;
  /** The form, where its captcha has to be passed first. */
  captcha?: FormData;
  /** Of one field. */
  operation: Document<{ [field: string]: Payload | null }, Variables>;
  variables: (value: Value) => NoInfer<Variables> | Promise<NoInfer<Variables>>;
  onSuccess: (payload: Payload, value: Value) => Done | Promise<Done>;
  /** Where a failure leads elsewhere than to the field of its name. */
  onFailure?: (failure: Failure, value: Value) => Refused | Promise<Refused>;
}

/** Of a form that is a button alone. */
export const noFields = { values: {}, read: { value: null, errors: null } } as const;

/** Sends what a form says to the gateway, and goes on; or shows the form again with what is wrong. Nothing typed is lost. */
export async function submit<Value, Payload, Variables extends Record<string, unknown>, Done, Refused = never>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { values, read, captcha, operation, variables, onSuccess, onFailure }: Submission<Value, Payload, Variables, Done, Refused>,
) {
  const { value, errors } = read;
  if (errors !== null) return showErrors(request, values, errors);
  const proof = captcha === undefined ? {} : captchaProof(context, captcha);
  if (proof === null) return captchaMissing(request, values);
  const operationVariables = await variables(value);
  const sentVariables =
    proof.captcha === undefined ? operationVariables : { ...operationVariables, input: { ...Object(operationVariables.input), ...proof } };
  const answer = await query(context, request, operation, sentVariables);
  const payload = Object.values(answer.data ?? {}).find((field) => field !== null);
  if (payload !== undefined) return onSuccess(payload, value);
  const [failure = emptyAnswer] = answer.errors;
  return onFailure === undefined ? showFailure(request, values, failure) : onFailure(failure, value);
}
