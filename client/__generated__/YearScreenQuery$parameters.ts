/**
 * @generated SignedSource<<d21b81a76e5f8e26ac67b532bcd86e4e>>
 * @relayHash 45d64eac062bd44e8a4adc7f1003ae1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db9ed440bfdcdfd915b72a0e1936e291e6b86f54d8f7f250fa3810d5c401f20d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { YearScreenQuery } from './YearScreenQuery.graphql';

const node: PreloadableConcreteRequest<YearScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db9ed440bfdcdfd915b72a0e1936e291e6b86f54d8f7f250fa3810d5c401f20d",
    "metadata": {},
    "name": "YearScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
