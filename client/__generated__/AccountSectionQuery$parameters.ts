/**
 * @generated SignedSource<<b0928e12e4dd2aaa4df424d691bc6fcd>>
 * @relayHash 0e3d4aeb4c83aeee2b1c7ac656c5eedf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34b26403e9b3cab30e0df525c77a3299508010f25fe44b51e123b492d74844a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSectionQuery } from './AccountSectionQuery.graphql';

const node: PreloadableConcreteRequest<AccountSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34b26403e9b3cab30e0df525c77a3299508010f25fe44b51e123b492d74844a1",
    "metadata": {},
    "name": "AccountSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
