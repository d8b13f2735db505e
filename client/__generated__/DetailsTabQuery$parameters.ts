/**
 * @generated SignedSource<<8c952c60bd46723e8b872380b7e47a8c>>
 * @relayHash 33fd86b2e35ead5cf69643a6a65800fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 781958f1520628d6771d7259971c278f73956c40585b29a1508ddbf8b25c36d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsTabQuery } from './DetailsTabQuery.graphql';

const node: PreloadableConcreteRequest<DetailsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "781958f1520628d6771d7259971c278f73956c40585b29a1508ddbf8b25c36d4",
    "metadata": {},
    "name": "DetailsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
