/**
 * @generated SignedSource<<121d59083bc57190e7a90d2fc4cc53db>>
 * @relayHash 7a8a9eb84bbb2a87117f2508abb64ef7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 514068d8013eb7ba6c8a2205361c9de126b734f488ccc71d5ae538c6647b5838

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "514068d8013eb7ba6c8a2205361c9de126b734f488ccc71d5ae538c6647b5838",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
