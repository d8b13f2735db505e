/**
 * @generated SignedSource<<5d021b4f402da1e1b4ddb6fa42bad0c5>>
 * @relayHash fc1f307add457ef555ed6b78af42443a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7363a2a0b6c46597331f2f2b09e7fe2f559d00bac8db7bc98c0598d03e3b127a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinancesScreenQuery } from './FinancesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinancesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7363a2a0b6c46597331f2f2b09e7fe2f559d00bac8db7bc98c0598d03e3b127a",
    "metadata": {},
    "name": "FinancesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
