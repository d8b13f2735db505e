/**
 * @generated SignedSource<<12b12608c9ef4bcd480f4817fa715895>>
 * @relayHash 8a034561b2184105f9a066509bf78ce8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 119d0ea7c8ce688af077c7662475a99ac66d4de6c289769bab268f8e7cf3fae5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetsScreenQuery } from './AssetsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AssetsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "119d0ea7c8ce688af077c7662475a99ac66d4de6c289769bab268f8e7cf3fae5",
    "metadata": {},
    "name": "AssetsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
