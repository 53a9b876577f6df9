/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StockTableQueryVariables = Exact<{
  id: number;
  city?: string | null | undefined;
}>;


export type StockTableQuery = { product: { name: string, offer: { price: number }, stores: Array<{ name: string, address: string, workTimeLine: string, availability: { quantity: number, timeText: string | null } | null }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const StockTableDocument = new TypedDocumentString(`
    query StockTable($id: Int!, $city: String) {
  product(id: $id) {
    name
    offer {
      price
    }
    stores(cityAlias: $city) {
      name
      address
      workTimeLine
      availability {
        quantity
        timeText
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StockTableQuery, StockTableQueryVariables>;