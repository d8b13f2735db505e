/**
 * @generated SignedSource<<d6415167a60fce3c163ecc95c4e30a95>>
 * @relayHash 0fa3a92d96c3f75471b86afcf0386bbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbb2f1a6773a431c0cec63ec3f1047960da9b19f685557c9adc3ddd7d071819a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinancesScreenQuery } from './FinancesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinancesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbb2f1a6773a431c0cec63ec3f1047960da9b19f685557c9adc3ddd7d071819a",
    "metadata": {},
    "name": "FinancesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
