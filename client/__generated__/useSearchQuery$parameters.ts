/**
 * @generated SignedSource<<a72f2f51ccb5bd8e55124104ffd559f1>>
 * @relayHash b0f1a7c770ff86277ee2c0da6a481ce1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 250926a08935665e235d64b520d8378ce5fa5797e1c53603355ebc6f31b73fc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "250926a08935665e235d64b520d8378ce5fa5797e1c53603355ebc6f31b73fc0",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
