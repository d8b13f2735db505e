/**
 * @generated SignedSource<<febcf563defb452c0fdbe521d31309a4>>
 * @relayHash ebdb8f514820be5a4e896ab00df297f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b655681649a6a4434890931cc8c2bcd4b50329a496944b9d608450c2bc458d3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComplianceScreenQuery } from './ComplianceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComplianceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b655681649a6a4434890931cc8c2bcd4b50329a496944b9d608450c2bc458d3c",
    "metadata": {},
    "name": "ComplianceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
