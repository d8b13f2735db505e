/**
 * @generated SignedSource<<1666cf76761c04f6fa6734787d7417f4>>
 * @relayHash 84370c5f1cbe8f27495b0cb849f9a13e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 968e19910404c6255c3ded9834aec4aeba06495139a8620eddfa03e8bef081d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountantScreenQuery } from './AccountantScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountantScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "968e19910404c6255c3ded9834aec4aeba06495139a8620eddfa03e8bef081d9",
    "metadata": {},
    "name": "AccountantScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
